/** Whether this server offers passkeys or notifications: it does not where the packages for them are not installed. */
import { headContent } from './pageHead'

export function isOffered(capability: 'passkeys' | 'push'): boolean {
  return !headContent('mazzo-missing')?.split(' ').includes(capability)
}

import { setLanguage, type Language } from '../i18n/fluent'
import { api } from '../net/api'

/**
 * Changes the language on this page at once, and saves it on the server, which writes notifications in that language.
 */
export function chooseLanguage(code: Language): void {
  void setLanguage(code)
  void api.changeMe({ language: code }).catch(() => undefined)
}

/** SHA-256 and HMAC of Web Crypto, with bytes as lower-case hexadecimal digits. */

export function isNumber(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16))
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function textBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text))
}

export async function digestOf(hex: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(hex))))
}

export async function hmac(key: string, message: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const made = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign'])
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', made, message)))
}

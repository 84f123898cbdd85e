/** Checks the signature of a round of drand's network quicknet; loaded only for a day that depends on one. */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bytesOf } from './hashes'

const KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

export async function isSignature(signature: string, round: number): Promise<boolean> {
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, BigInt(round))
  const message = new Uint8Array(await crypto.subtle.digest('SHA-256', number))
  const bls = bls12_381.shortSignatures
  try {
    return bls.verify(bytesOf(signature), bls.hash(message, DOMAIN), bytesOf(KEY))
  } catch {
    return false
  }
}

/** The fields for a login name and a password, and a text that says when a way to sign in was used last. */
import { dayOf } from '../../i18n/days'
import { t } from '../../i18n/fluent'
import { LOGIN, PASSWORD } from './credentials'

/** `isNew`: a hint says which names are allowed. */
export function loginField(isNew: boolean) {
  const hint = t('account-login-hint')
  return {
    label: t('account-login'),
    name: 'username',
    required: true,
    maxlength: LOGIN.most,
    ...(isNew
      ? { autocomplete: 'username' as const, minlength: LOGIN.least, pattern: LOGIN.pattern, wrong: hint, hint }
      : { autocomplete: 'username webauthn' as const }),
  }
}

/** `kind`: to sign in, to confirm the current password, or to set a new one. */
export function passwordField(kind: 'sign-in' | 'present' | 'first' | 'new') {
  const isNew = kind === 'first' || kind === 'new'
  return {
    label: t(kind === 'present' || kind === 'new' ? `account-password-${kind}` : 'account-password'),
    hint: isNew ? t('account-password-hint') : '',
    secret: true,
    name: kind === 'present' ? 'present' : 'password',
    autocomplete: isNew ? ('new-password' as const) : ('current-password' as const),
    required: true,
    minlength: isNew ? PASSWORD.least : undefined,
    maxlength: PASSWORD.most,
  }
}

export function usedText(lastUse: string | null): string {
  return lastUse ? t('account-used', { day: dayOf(lastUse) }) : t('account-unused')
}

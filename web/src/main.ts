/** The entry of the client: tokens, theme, texts, the page. */
import { mount } from 'svelte'
import App from './app/App.svelte'
import { reloadWhenRebuilt } from './app/newBuild'
import { addTexts, language, texts, type Language } from './i18n/fluent'
import { EXTRA } from './table/registry'
import { watchLayers } from './ui/layers'
import { showTheme } from './ui/settings'
import './ui/tokens.css'
import './ui/base.css'
import './ui/table.css'
import './ui/print.css'

/** Milliseconds before the service worker is registered: its downloads must not compete with those of a first visit. */
const QUIET = 8_000

if (location.pathname === '/offline') import('./features/offline/OfflinePage.svelte').catch(() => undefined) // Python starts
showTheme()
watchLayers()
document.documentElement.lang = language()
await texts('first')
for (const words of Object.values(EXTRA))
  for (const [lang, source] of Object.entries(words)) addTexts(lang as Language, source)
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => void import('./app/serviceWorker').then(({ settleIn }) => settleIn()).catch(() => undefined), QUIET)
reloadWhenRebuilt()

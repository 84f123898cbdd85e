/** Where the client starts: tokens, theme, texts, the page. */
import { mount } from 'svelte'
import App from './app/App.svelte'
import { language, texts } from './i18n/fluent'
import { showTheme } from './ui/settings'
import { bringWorker } from './app/worker'
import './ui/tokens.css'
import './ui/base.css'

showTheme()
document.documentElement.lang = language()
await texts('ui', 'names')
mount(App, { target: document.getElementById('app')! })
bringWorker()

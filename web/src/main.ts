/** Where the client starts: tokens, theme, texts, the page. */
import { mount } from 'svelte'
import App from './App.svelte'
import { language, texts } from './lib/fluent'
import { showTheme } from './lib/settings'
import { bringWorker } from './lib/worker'
import './lib/tokens.css'
import './components/shell/shell.css'

showTheme()
document.documentElement.lang = language()
await texts('ui', 'names')
mount(App, { target: document.getElementById('app')! })
bringWorker()

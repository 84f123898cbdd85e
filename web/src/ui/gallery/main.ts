/** Entry of the page of components (`make ui`), which is not part of the built client. */
import { mount } from 'svelte'
import { setLanguage, texts } from '../../i18n/fluent'
import '../tokens.css'
import '../base.css'
import '../table.css'
import Gallery from './Gallery.svelte'

await setLanguage('en')
await texts('first', 'table', 'account', 'history')
mount(Gallery, { target: document.getElementById('app')! })

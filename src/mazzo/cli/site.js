/**
 * Added by `mazzo export-site` before the client. The client's addresses begin with "/"; in a folder of a web space they
 * get the name of the folder in front. The first page, which needs a server, gives way to that of the offline game.
 */
;(() => {
  const { folder } = document.currentScript.dataset // "" or such as "/mazzo"
  const placed = (path) =>
    typeof path === 'string' && /^\/(?!\/)/.test(path) && path !== folder && !path.startsWith(`${folder}/`)
      ? folder + path
      : path

  if (folder) {
    for (const name of ['pushState', 'replaceState']) {
      const change = history[name].bind(history)
      history[name] = (state, title, path) => change(state, title, placed(path))
    }
    const request = window.fetch
    window.fetch = (path, options) => request(placed(path), options)
    const place = ({ target }) => {
      const link = target instanceof Element && target.closest('a[href^="/"]')
      if (link) link.setAttribute('href', placed(link.getAttribute('href')))
    }
    for (const event of ['pointerover', 'focusin', 'click', 'auxclick', 'contextmenu'])
      addEventListener(event, place, true)
  }
  if (location.pathname === `${folder}/`) history.replaceState(null, '', `${folder}/offline`)
})()

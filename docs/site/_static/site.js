// The switch between the versions of the site: `versions.json` lies beside their folders.
const versions = document.getElementById('versions')

if (versions) {
  const root = new URL(document.documentElement.dataset.content_root, location.href)
  const list = await (await fetch(new URL('../versions.json', root))).json()
  const present = versions.dataset.present
  versions.replaceChildren(...list.map((name) => new Option(name, name, name === present, name === present)))
  versions.addEventListener('change', async () => {
    const there = new URL(`../${versions.value}/`, root)
    const page = new URL(location.href.slice(root.href.length), there)
    location.href = (await fetch(page, { method: 'HEAD' })).ok ? page.href : there.href
  })
}

// The server's policy lets no form be sent, so a search is a link.
for (const form of document.querySelectorAll('form[method=get]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    location.href = `${form.action}?${new URLSearchParams(new FormData(form))}`
  })
}

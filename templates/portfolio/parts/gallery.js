{
  const viewer = document.querySelector('.viewer')
  const filters = document.querySelector('.filters')
  const items = [...document.querySelectorAll('.works > li')]
  const links = () => [...document.querySelectorAll('[data-work]')].filter((link) => !link.closest('[hidden]'))
  // Without a picture to show it is no element of the page.
  const picture = new Image()
  const caption = viewer?.querySelector('figcaption')
  let at = 0
  const show = (next) => {
    const shown = links()
    at = (next + shown.length) % shown.length
    const { alt, src } = shown[at].querySelector('img')
    // A page with its pictures inside has them once.
    picture.src = shown[at].hash ? src : shown[at].href
    picture.alt = alt
    caption.before(picture)
    caption.textContent = alt
  }
  document.addEventListener('click', (event) => {
    const link = event.target.closest('[data-work]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(links().indexOf(link))
    viewer.showModal()
  })
  viewer?.querySelectorAll('[data-step]').forEach((button) => button.addEventListener('click', () => show(at + Number(button.dataset.step))))
  viewer?.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(at - 1)
    if (key === 'ArrowRight') show(at + 1)
  })
  viewer?.addEventListener('click', ({ target }) => target === viewer && viewer.close())
  viewer?.addEventListener('close', () => links()[at]?.focus())
  if (filters) filters.hidden = false
  filters?.addEventListener('click', ({ target }) => {
    if (!('group' in target.dataset)) return
    const { group } = target.dataset
    filters.querySelectorAll('button').forEach((button) => button.setAttribute('aria-pressed', String(button === target)))
    items.forEach((item) => (item.hidden = group !== '' && item.dataset.group !== group))
  })
}

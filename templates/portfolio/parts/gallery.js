{
  const viewer = document.querySelector('.viewer')
  const links = [...document.querySelectorAll('[data-work]')]
  const picture = viewer?.querySelector('img')
  const caption = viewer?.querySelector('figcaption')
  let at = 0
  const show = (next) => {
    at = (next + links.length) % links.length
    const own = links[at].querySelector('img')
    picture.src = links[at].href
    picture.alt = own.alt
    caption.textContent = own.alt
  }
  links.forEach((link, index) =>
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      show(index)
      viewer.showModal()
    }),
  )
  viewer?.querySelectorAll('[data-step]').forEach((button) => button.addEventListener('click', () => show(at + Number(button.dataset.step))))
  viewer?.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(at - 1)
    if (key === 'ArrowRight') show(at + 1)
  })
  viewer?.addEventListener('click', ({ target }) => target === viewer && viewer.close())
  viewer?.addEventListener('close', () => links[at].focus())
}

// Runs before the first paint: the theme, and whether somebody is signed in (so that the header does not change afterwards).
;(function () {
  var root = document.documentElement
  var system = matchMedia('(prefers-color-scheme: dark)')
  function read(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  function apply() {
    var theme = read('theme')
    root.classList.toggle('dark', theme === 'dark' || (theme !== 'light' && system.matches))
  }
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('vitae:theme', apply)
  if (read('token') && read('user')) root.dataset.session = 'stored'
})()

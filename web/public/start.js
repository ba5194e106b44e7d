// Starts the app of a page that came as HTML once the page is painted: until then its files would take the line from what the visitor
// came to read. The first file is the entry; the others are what it asks for next.
;(function () {
  var files = document.currentScript.dataset.files.split(' ')
  var isStarted = false
  function preload(file) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
  function start() {
    if (isStarted) return
    isStarted = true
    files.slice(1).forEach(preload)
    var entry = document.createElement('script')
    entry.type = 'module'
    entry.crossOrigin = ''
    entry.src = files[0]
    document.head.append(entry)
  }
  addEventListener('pointerdown', start)
  addEventListener('keydown', start)
  var isPaintTold = PerformanceObserver.supportedEntryTypes?.includes('paint')
  if (isPaintTold) new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  // A page in the background is not painted, and not every browser tells: these start when all of it is there.
  addEventListener('load', function () {
    if (document.hidden || !isPaintTold) start()
  })
  addEventListener('visibilitychange', start)
})()

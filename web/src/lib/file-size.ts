const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** A size in words: "48 KB" below 1 MB, "2.4 MB" below 10, "1,500 MB" above; anything at all is 1 KB at least. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000)
  if (kilobytes < 1000) return `${kilobytes} KB`
  const megabytes = kilobytes / 1000
  return `${(megabytes < 10 ? tenths : whole).format(megabytes)} MB`
}

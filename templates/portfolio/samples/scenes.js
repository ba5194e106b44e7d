// Scenes on a canvas for the sample people of the designs. Each function draws one picture; the same seed gives the same picture.
const scenes = (() => {
  const random = (seed) => () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const mix = (a, b, t) => a.map((v, i) => Math.round(v + (b[i] - v) * t))
  const rgb = (c, a = 1) => `rgba(${c.join(',')},${a})`
  const hex = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16))

  const gradient = (g, x0, y0, x1, y1, stops) => {
    const fill = g.createLinearGradient(x0, y0, x1, y1)
    stops.forEach((stop, i) => fill.addColorStop(i / (stops.length - 1), stop))
    return fill
  }
  const glow = (g, x, y, r, color, strength = 1) => {
    const fill = g.createRadialGradient(x, y, 0, x, y, r)
    fill.addColorStop(0, rgb(color, strength))
    fill.addColorStop(1, rgb(color, 0))
    g.fillStyle = fill
    g.fillRect(x - r, y - r, 2 * r, 2 * r)
  }
  /** A line that wanders, by halving its parts again and again. */
  const ridge = (rnd, rough) => {
    let line = [rnd(), rnd()]
    for (let d = rough; line.length < 600; d *= 0.53) line = line.flatMap((v, i) => (i + 1 < line.length ? [v, (v + line[i + 1]) / 2 + (rnd() - 0.5) * d] : [v]))
    return line
  }
  const land = (g, w, h, line, top, size, fill) => {
    g.beginPath()
    g.moveTo(0, h)
    line.forEach((v, i) => g.lineTo((i / (line.length - 1)) * w, top - v * size))
    g.lineTo(w, h)
    g.fillStyle = fill
    g.fill()
  }
  /** Film grain and a darker edge. */
  const finish = (g, w, h, seed, { grain = 14, edge = 0.35, mono = false } = {}) => {
    const rim = g.createRadialGradient(w / 2, h / 2, Math.min(w, h) * 0.45, w / 2, h / 2, Math.hypot(w, h) * 0.6)
    rim.addColorStop(0, 'rgba(0,0,0,0)')
    rim.addColorStop(1, `rgba(0,0,0,${edge})`)
    g.fillStyle = rim
    g.fillRect(0, 0, w, h)
    const rnd = random(seed + 7)
    const image = g.getImageData(0, 0, w, h)
    for (let i = 0; i < image.data.length; i += 4) {
      const noise = (rnd() - 0.5) * grain
      const grey = mono && 0.3 * image.data[i] + 0.59 * image.data[i + 1] + 0.11 * image.data[i + 2]
      for (let c = 0; c < 3; c++) image.data[i + c] = (mono ? grey : image.data[i + c]) + noise
    }
    g.putImageData(image, 0, 0)
  }

  function mountains(g, w, h, seed, { sky, near, sun = [0.68, 0.3], layers = 6, water = false, animal }) {
    const rnd = random(seed)
    g.fillStyle = gradient(g, 0, 0, 0, h * 0.8, sky)
    g.fillRect(0, 0, w, h)
    glow(g, w * sun[0], h * sun[1], h * 0.5, [255, 240, 214], 0.75)
    const [far, close] = [hex(sky.at(-1)), hex(near)]
    for (let i = 0; i < layers; i++) {
      const t = (i + 1) / layers
      const top = h * (0.5 + 0.42 * t * t)
      land(g, w, h, ridge(rnd, 1.1 - 0.5 * t), top + h * 0.08, h * (0.3 - 0.16 * t), gradient(g, 0, top - h * 0.2, 0, top + h * 0.2, [rgb(mix(far, close, t)), rgb(mix(far, close, Math.max(0, t - 0.28)))]))
    }
    if (animal) {
      g.fillStyle = g.strokeStyle = near
      land(g, w, h, ridge(rnd, 0.25), h * 0.9, h * 0.14, near)
      stag(g, w * animal.x, h * animal.y, (h / 420) * animal.size, true)
    }
    if (water) {
      g.fillStyle = gradient(g, 0, h * 0.8, 0, h, [rgb(mix(far, close, 0.25)), rgb(mix(far, close, 0.85))])
      g.fillRect(0, h * 0.8, w, h * 0.2)
      for (let i = 0; i < 260; i++) {
        g.fillStyle = rgb(rnd() < 0.5 ? [255, 244, 224] : close, 0.05 + 0.12 * rnd())
        const y = h * (0.8 + 0.2 * rnd() ** 1.4)
        g.fillRect(w * rnd() - 40, y, 40 + 200 * rnd() * ((y - h * 0.78) / (h * 0.2)), 1 + 2 * rnd())
      }
    }
    finish(g, w, h, seed)
  }

  function sea(g, w, h, seed, { sky, deep, horizon = 0.48, sun = 0.5 }) {
    const rnd = random(seed)
    g.fillStyle = gradient(g, 0, 0, 0, h * horizon, sky)
    g.fillRect(0, 0, w, h)
    glow(g, w * sun, h * horizon, h * 0.55, [255, 226, 170], 0.9)
    for (let i = 0; i < 26; i++) {
      g.fillStyle = `rgba(255,${190 + 50 * rnd()},${170 + 60 * rnd()},${0.03 + 0.05 * rnd()})`
      g.beginPath()
      g.ellipse(w * rnd(), h * horizon * (0.15 + 0.8 * rnd()), w * (0.1 + 0.3 * rnd()), h * 0.015 * (0.5 + rnd()), 0, 0, 7)
      g.fill()
    }
    g.fillStyle = gradient(g, 0, h * horizon, 0, h, [sky.at(-1), deep])
    g.fillRect(0, h * horizon, w, h)
    for (let i = 0; i < 2600; i++) {
      const d = rnd() ** 1.7
      const y = h * (horizon + (1 - horizon) * d)
      const near = Math.exp(-(((rnd() - 0.5) * 2) ** 2) * 3)
      const x = w * sun + (rnd() - 0.5) * w * (rnd() < 0.6 ? 0.12 + 0.5 * d : 2)
      g.fillStyle = rnd() < 0.55 ? `rgba(255,222,176,${0.25 * near * (1 - d * 0.6)})` : rgb(hex(deep), 0.25)
      g.fillRect(x, y, 6 + 70 * d * rnd(), 0.8 + 4 * d * rnd())
    }
    finish(g, w, h, seed)
  }

  const bird = (g, x, y, size, lift) => {
    g.beginPath()
    g.moveTo(x - size, y - size * lift)
    g.quadraticCurveTo(x - size * 0.4, y - size * (lift + 0.25), x, y)
    g.quadraticCurveTo(x + size * 0.4, y - size * (lift + 0.25), x + size, y - size * lift)
    g.quadraticCurveTo(x + size * 0.45, y - size * (lift - 0.05), x, y + size * 0.16)
    g.quadraticCurveTo(x - size * 0.45, y - size * (lift - 0.05), x - size, y - size * lift)
    g.fill()
  }

  function birds(g, w, h, seed, { sky, ground, count = 22 }) {
    const rnd = random(seed)
    g.fillStyle = gradient(g, 0, 0, 0, h, sky)
    g.fillRect(0, 0, w, h)
    glow(g, w * 0.34, h * 0.66, h * 0.7, [255, 232, 190], 0.8)
    land(g, w, h, ridge(rnd, 0.35), h * 0.98, h * 0.1, rgb(mix(hex(sky.at(-1)), hex(ground), 0.6)))
    g.fillStyle = ground
    for (let i = 0; i < count; i++) bird(g, w * (0.12 + 0.8 * rnd()), h * (0.12 + 0.5 * rnd()), w * (0.012 + 0.03 * rnd() ** 2), 0.1 + 0.6 * rnd())
    g.strokeStyle = ground
    for (let i = 0; i < 240; i++) {
      const x = w * rnd()
      g.lineWidth = 1 + 3 * rnd()
      g.beginPath()
      g.moveTo(x, h)
      g.quadraticCurveTo(x + 14 * (rnd() - 0.5), h * 0.9, x + 60 * (rnd() - 0.4), h * (0.8 + 0.14 * rnd()))
      g.stroke()
    }
    finish(g, w, h, seed)
  }

  const stag = (g, x, y, s, flip) => {
    g.save()
    g.translate(x, y)
    g.scale(flip ? -s : s, s)
    g.lineCap = g.lineJoin = 'round'
    g.beginPath()
    g.moveTo(-62, -86)
    g.bezierCurveTo(-40, -104, 10, -100, 34, -104)
    g.bezierCurveTo(44, -120, 50, -142, 58, -152)
    g.lineTo(66, -160)
    g.bezierCurveTo(74, -160, 88, -148, 92, -141)
    g.bezierCurveTo(86, -134, 76, -136, 72, -134)
    g.bezierCurveTo(68, -112, 60, -86, 44, -66)
    g.bezierCurveTo(10, -54, -30, -56, -52, -62)
    g.bezierCurveTo(-66, -66, -68, -76, -62, -86)
    g.fill()
    g.lineWidth = 8
    for (const [a, b, c] of [[-54, -56, -60], [-42, -40, -36], [30, 32, 28], [42, 48, 50]]) {
      g.beginPath()
      g.moveTo(a, -70)
      g.lineTo(b, -34)
      g.lineTo(c, 0)
      g.stroke()
    }
    g.lineWidth = 3.4
    for (const side of [-1, 1]) {
      g.beginPath()
      g.moveTo(66, -158)
      g.bezierCurveTo(58 + side * 14, -186, 52 + side * 26, -204, 66 + side * 30, -228)
      g.stroke()
      for (const t of [0.35, 0.6, 0.8]) {
        g.beginPath()
        g.moveTo(64 + side * 26 * t, -158 - 66 * t)
        g.lineTo(64 + side * (26 * t + 16) + 4, -166 - 78 * t)
        g.stroke()
      }
    }
    g.restore()
  }

  function forest(g, w, h, seed, { fog, dark, animal }) {
    const rnd = random(seed)
    g.fillStyle = gradient(g, 0, 0, 0, h, [fog, fog, rgb(mix(hex(fog), hex(dark), 0.35))])
    g.fillRect(0, 0, w, h)
    for (let layer = 0; layer < 6; layer++) {
      const t = layer / 5
      g.fillStyle = rgb(mix(hex(fog), hex(dark), 0.12 + 0.8 * t * t))
      for (let i = 0; i < 22 - layer * 2.6; i++) {
        const [x, width] = [w * rnd(), w * (0.004 + 0.016 * t * (0.5 + rnd()))]
        g.beginPath()
        g.moveTo(x - width, h)
        g.lineTo(x - width * 0.45 + 8 * (rnd() - 0.5), -10)
        g.lineTo(x + width * 0.45, -10)
        g.lineTo(x + width, h)
        g.fill()
        for (let b = 0; b < 5 * t; b++) {
          const y = h * rnd() * 0.7
          g.fillRect(rnd() < 0.5 ? x - width * 7 * rnd() : x, y, width * 6 * rnd(), 1 + 2 * t)
        }
      }
      if (layer === 4 && animal) {
        g.fillStyle = g.strokeStyle = rgb(mix(hex(fog), hex(dark), 0.9))
        stag(g, w * 0.46, h * 0.93, (h / 420) * animal, false)
      }
      glow(g, w * (0.3 + 0.4 * rnd()), h * 0.45, h * 0.7, hex(fog), 0.22)
    }
    land(g, w, h, ridge(rnd, 0.3), h * 0.985, h * 0.05, dark)
    finish(g, w, h, seed, { grain: 18 })
  }

  function night(g, w, h, seed, { sky, ground }) {
    const rnd = random(seed)
    g.fillStyle = gradient(g, 0, 0, 0, h, sky)
    g.fillRect(0, 0, w, h)
    g.save()
    g.translate(w * 0.55, h * 0.35)
    g.rotate(-0.6)
    for (let i = 0; i < 60; i++) glow(g, (rnd() - 0.5) * w * 1.3, (rnd() - 0.5) * h * 0.14, h * (0.05 + 0.14 * rnd()), [190 + 50 * rnd(), 190, 230], 0.05)
    for (let i = 0; i < 1400; i++) {
      g.fillStyle = `rgba(255,250,240,${0.15 + 0.5 * rnd()})`
      g.fillRect((rnd() - 0.5) * w * 1.5, (rnd() + rnd() + rnd() - 1.5) * h * 0.16, 1.2, 1.2)
    }
    g.restore()
    for (let i = 0; i < 700; i++) {
      const size = rnd() ** 6 * 2.6 + 0.6
      g.fillStyle = `rgba(255,252,244,${0.3 + 0.7 * rnd()})`
      g.beginPath()
      g.arc(w * rnd(), h * rnd() * 0.86, size, 0, 7)
      g.fill()
    }
    land(g, w, h, ridge(rnd, 0.7), h * 1.02, h * 0.2, ground)
    finish(g, w, h, seed, { grain: 16 })
  }

  const person = (g, x, y, s, { coat = 0.5, umbrella = false } = {}) => {
    g.save()
    g.translate(x, y)
    g.scale(s, s)
    g.beginPath()
    g.arc(0, -92, 8, 0, 7)
    g.fill()
    g.beginPath()
    g.moveTo(-4, -85)
    g.bezierCurveTo(-16, -80, -14, -60, -16 - 8 * coat, -34)
    g.lineTo(16 + 8 * coat, -34)
    g.bezierCurveTo(14, -60, 16, -80, 4, -85)
    g.fill()
    for (const side of [-1, 1]) {
      g.beginPath()
      g.moveTo(side * 2, -40)
      g.lineTo(side * 13, -40)
      g.lineTo(side * 9, 0)
      g.lineTo(side * 4, 0)
      g.fill()
    }
    if (umbrella) {
      g.fillRect(8, -128, 2, 60)
      g.beginPath()
      g.arc(9, -112, 32, Math.PI, 0)
      g.fill()
    }
    g.restore()
  }

  function street(g, w, h, seed, { light = [0.5, 0.46], people = 5, mono = true, tint = [226, 214, 190] }) {
    const rnd = random(seed)
    const [vx, vy] = [w * light[0], h * light[1]]
    g.fillStyle = gradient(g, 0, 0, 0, vy, ['#23262c', '#8d9097'])
    g.fillRect(0, 0, w, h)
    glow(g, vx, vy, h * 0.6, [255, 250, 236], 0.9)
    for (const side of [-1, 1]) {
      for (let i = 7; i >= 0; i--) {
        const [near, far] = [1.35 / (i + 1), 1.35 / (i + 2)]
        const edge = side < 0 ? vx : w - vx
        const at = (d) => vx + side * edge * Math.min(1.6, d * 1.1)
        const tall = (0.5 + 0.6 * rnd()) * h
        const tone = 26 + i * 16 + 14 * rnd()
        g.fillStyle = rgb([tone, tone, tone + 3])
        g.beginPath()
        g.moveTo(at(near), vy + near * h * 0.4)
        g.lineTo(at(far), vy + far * h * 0.4)
        g.lineTo(at(far), vy - far * tall)
        g.lineTo(at(near), vy - near * tall)
        g.fill()
        for (let r = 0; r < 9; r++) for (let c = 0; c < 4; c++) {
          if (rnd() < 0.45) continue
          const [d, up] = [far + (near - far) * ((c + 0.3) / 4), (r + 0.6) / 9.6]
          g.fillStyle = rgb(rnd() < 0.3 ? tint : [tone + 26, tone + 26, tone + 30], rnd() < 0.3 ? 0.85 : 0.5)
          g.fillRect(at(d), vy + d * h * 0.32 - up * d * (tall + h * 0.3), (near - far) * edge * 0.1 + 1, d * h * 0.045)
        }
      }
    }
    g.fillStyle = gradient(g, 0, vy, 0, h, ['#9a9c9f', '#17181a'])
    g.beginPath()
    g.moveTo(vx, vy)
    g.lineTo(w * 1.5, h * 1.05)
    g.lineTo(-w * 0.5, h * 1.05)
    g.fill()
    for (let i = 0; i < 500; i++) {
      const d = rnd() ** 1.5
      g.fillStyle = `rgba(255,250,236,${0.16 * (1 - d)})`
      g.fillRect(vx + (rnd() - 0.5) * w * (0.1 + 1.1 * d), vy + (h - vy) * d, 1 + 5 * d, (4 + 60 * rnd()) * d)
    }
    g.fillStyle = '#0d0d0f'
    for (let i = 0; i < people; i++) {
      const d = 0.12 + 0.5 * rnd()
      person(g, vx + (rnd() - 0.5) * w * (0.16 + d), vy + (h - vy) * (d + 0.08), (h / 260) * (d + 0.12), { coat: rnd(), umbrella: rnd() < 0.45 })
    }
    finish(g, w, h, seed, { grain: 24, edge: 0.55, mono })
  }

  /** A sitter: the middle of the face, and the half of its width. */
  function sitter(g, h, x, y, r, { skin, hair, cloth, side = 1, bun = false, short = false, beard = false, glasses = false, hat }) {
    const lit = (color) => gradient(g, x - side * r * 1.5, 0, x + side * r * 1.5, 0, [rgb(mix(hex(color), [12, 10, 14], 0.62)), rgb(hex(color)), rgb(mix(hex(color), [255, 246, 232], 0.3))])
    g.fillStyle = lit(hair)
    g.beginPath()
    g.ellipse(x - side * r * 0.12, y - r * (short ? 0.3 : 0.18), r * (short ? 1.04 : 1.2), r * (short ? 1.12 : bun ? 1.32 : 1.42), 0, 0, 7)
    g.fill()
    if (bun) {
      g.beginPath()
      g.arc(x - side * r * 0.6, y - r * 1.35, r * 0.52, 0, 7)
      g.fill()
    } else if (!short) {
      g.beginPath()
      g.moveTo(x - r * 1.28, y - r * 0.2)
      g.bezierCurveTo(x - r * 1.5, y + r, x - r * 1.3, y + r * 1.9, x - r * 0.7, y + r * 2.1)
      g.lineTo(x + r * 0.7, y + r * 2.1)
      g.bezierCurveTo(x + r * 1.3, y + r * 1.9, x + r * 1.4, y + r, x + r * 1.02, y - r * 0.2)
      g.fill()
    }
    g.fillStyle = lit(cloth)
    g.beginPath()
    g.moveTo(x - r * 3, h)
    g.bezierCurveTo(x - r * 2.7, y + r * 2.3, x - r * 1.4, y + r * 2, x - r * 0.55, y + r * 1.75)
    g.lineTo(x + r * 0.55, y + r * 1.75)
    g.bezierCurveTo(x + r * 1.4, y + r * 2, x + r * 2.7, y + r * 2.3, x + r * 3, h)
    g.fill()
    g.fillStyle = lit(skin)
    g.beginPath()
    g.moveTo(x - r * 0.48, y + r * 0.7)
    g.bezierCurveTo(x - r * 0.46, y + r * 1.5, x - r * 0.5, y + r * 1.7, x - r * 0.8, y + r * 1.86)
    g.bezierCurveTo(x - r * 0.2, y + r * 2.35, x + r * 0.2, y + r * 2.35, x + r * 0.8, y + r * 1.86)
    g.bezierCurveTo(x + r * 0.5, y + r * 1.7, x + r * 0.46, y + r * 1.5, x + r * 0.48, y + r * 0.7)
    g.fill()
    g.beginPath()
    g.moveTo(x - r * 0.86, y - r * 0.3)
    g.bezierCurveTo(x - r * 0.95, y + r * 0.7, x - r * 0.4, y + r * 1.22, x + side * r * 0.04, y + r * 1.24)
    g.bezierCurveTo(x + r * 0.48, y + r * 1.22, x + r * 0.95, y + r * 0.7, x + r * 0.86, y - r * 0.3)
    g.bezierCurveTo(x + r * 0.7, y - r * 1.1, x - r * 0.7, y - r * 1.1, x - r * 0.86, y - r * 0.3)
    g.fill()
    if (beard) {
      g.fillStyle = rgb(mix(hex(hair), hex(skin), 0.22))
      g.beginPath()
      g.moveTo(x - r * 0.88, y + r * 0.1)
      g.bezierCurveTo(x - r * 0.98, y + r * 0.9, x - r * 0.5, y + r * 1.42, x + side * r * 0.03, y + r * 1.44)
      g.bezierCurveTo(x + r * 0.5, y + r * 1.42, x + r * 0.98, y + r * 0.9, x + r * 0.88, y + r * 0.1)
      g.bezierCurveTo(x + r * 0.72, y + r * 0.72, x + r * 0.4, y + r * 0.62, x, y + r * 0.64)
      g.bezierCurveTo(x - r * 0.4, y + r * 0.62, x - r * 0.72, y + r * 0.72, x - r * 0.88, y + r * 0.1)
      g.fill()
    }
    const shade = (a) => rgb(mix(hex(skin), [40, 18, 20], 0.6), a)
    g.strokeStyle = shade(0.75)
    g.lineCap = 'round'
    for (const eye of [-1, 1]) {
      g.lineWidth = r * 0.05
      g.beginPath()
      g.moveTo(x + eye * r * 0.2, y + r * 0.14)
      g.quadraticCurveTo(x + eye * r * 0.38, y + r * 0.24, x + eye * r * 0.56, y + r * 0.12)
      g.stroke()
      g.lineWidth = r * 0.06
      g.beginPath()
      g.moveTo(x + eye * r * 0.16, y - r * 0.12)
      g.quadraticCurveTo(x + eye * r * 0.4, y - r * 0.24, x + eye * r * 0.62, y - r * 0.08)
      g.stroke()
    }
    g.lineWidth = r * 0.04
    g.beginPath()
    g.moveTo(x + side * r * 0.02, y + r * 0.1)
    g.quadraticCurveTo(x - side * r * 0.16, y + r * 0.48, x - side * r * 0.02, y + r * 0.56)
    g.stroke()
    g.fillStyle = rgb(mix(hex(skin), [150, 40, 50], 0.5))
    g.beginPath()
    g.moveTo(x - r * 0.26, y + r * 0.82)
    g.bezierCurveTo(x - r * 0.1, y + r * 0.74, x + r * 0.1, y + r * 0.74, x + r * 0.26, y + r * 0.82)
    g.bezierCurveTo(x + r * 0.1, y + r * 0.94, x - r * 0.1, y + r * 0.94, x - r * 0.26, y + r * 0.82)
    g.fill()
    g.fillStyle = lit(hair)
    g.beginPath()
    g.moveTo(x - r * 0.95, y + r * 0.1)
    g.bezierCurveTo(x - r * 0.9, y - r * 1.15, x + r * 0.9, y - r * 1.3, x + r * 0.95, y + r * 0.05)
    g.bezierCurveTo(x + r * 0.7, y - r * 0.5, x + side * r * 0.5, y - r * 0.72, x - side * r * 0.2, y - r * 0.7)
    g.bezierCurveTo(x - r * 0.6, y - r * 0.6, x - r * 0.8, y - r * 0.3, x - r * 0.95, y + r * 0.1)
    g.fill()
    if (hat) {
      g.fillStyle = lit(hat)
      g.beginPath()
      g.moveTo(x - r * 1.05, y - r * 0.5)
      g.bezierCurveTo(x - r * 1.1, y - r * 1.7, x + r * 1.1, y - r * 1.75, x + r * 1.05, y - r * 0.5)
      g.fill()
      g.beginPath()
      g.ellipse(x, y - r * 0.52, r * 1.75, r * 0.24, -0.05 * side, 0, 7)
      g.fill()
    }
    if (glasses) {
      g.strokeStyle = '#1a1614'
      g.lineWidth = r * 0.05
      for (const eye of [-1, 1]) {
        g.beginPath()
        g.ellipse(x + eye * r * 0.4, y + r * 0.12, r * 0.31, r * 0.27, 0, 0, 7)
        g.moveTo(x + eye * r * 0.7, y + r * 0.08)
        g.lineTo(x + eye * r * 0.9, y)
        g.stroke()
      }
      g.beginPath()
      g.moveTo(x - r * 0.1, y + r * 0.1)
      g.quadraticCurveTo(x, y + r * 0.02, x + r * 0.1, y + r * 0.1)
      g.stroke()
    }
  }

  /** A wall half in the sun, and people who pass it. */
  function sunlit(g, w, h, seed, { edge = 0.5, lean = 0.35, people = 1, stairs = false, size = 1 }) {
    const rnd = random(seed)
    g.fillStyle = gradient(g, 0, 0, w, h, ['#e9e6df', '#c9c5bc'])
    g.fillRect(0, 0, w, h)
    for (let i = 0; i < 420; i++) {
      g.fillStyle = `rgba(${rnd() < 0.5 ? '40,40,44' : '255,255,255'},${0.05 * rnd()})`
      g.fillRect(w * rnd(), h * rnd(), 4 + 130 * rnd(), 1 + 30 * rnd())
    }
    const ground = h * 0.82
    if (stairs) for (let i = 0; i < 15; i++) {
      g.fillStyle = rgb([150 - i * 5, 148 - i * 5, 145 - i * 5])
      g.fillRect(w * (0.26 + i * 0.05), ground - i * h * 0.046, w, h)
      g.fillStyle = 'rgba(10,10,12,.62)'
      g.fillRect(w * (0.26 + i * 0.05), ground - i * h * 0.046, w * 0.012, h * 0.046)
    } else for (let i = 0; i < 3; i++) {
      g.fillStyle = '#3a3a3d'
      g.fillRect(w * (0.12 + i * 0.3), h * 0.16, w * 0.13, h * 0.24)
      g.fillStyle = '#18181a'
      g.fillRect(w * (0.13 + i * 0.3), h * 0.175, w * 0.052, h * 0.21)
      g.fillRect(w * (0.19 + i * 0.3), h * 0.175, w * 0.052, h * 0.21)
    }
    g.fillStyle = gradient(g, 0, ground, 0, h, ['#8d8b87', '#4c4b4a'])
    g.fillRect(0, ground, w, h)
    g.fillStyle = 'rgba(8,8,12,.88)'
    g.beginPath()
    g.moveTo(w * edge, 0)
    g.lineTo(w * (edge - lean), ground)
    g.lineTo(w * (edge - lean - 0.12), h)
    g.lineTo(0, h)
    g.lineTo(0, 0)
    g.fill()
    for (let i = 0; i < people; i++) {
      const step = 3 + 5 * i
      const [x, y] = stairs ? [w * (0.29 + step * 0.05), ground - step * h * 0.046] : [w * (edge - lean + 0.12 + 0.16 * i + 0.06 * rnd()), h * (0.88 + 0.03 * rnd())]
      const s = (h / 320) * size
      g.save()
      g.translate(x, y)
      g.transform(1, 0, -1.1, stairs ? 0.06 : 0.12, 0, 0)
      g.fillStyle = 'rgba(8,8,12,.7)'
      person(g, 0, 0, s)
      g.restore()
      g.fillStyle = '#0b0b0d'
      person(g, x, y, s, { coat: rnd(), umbrella: !stairs && i === 1 })
    }
    finish(g, w, h, seed, { grain: 30, edge: 0.45, mono: true })
  }

  /** A zebra crossing from above, and the long shadows of those who cross. */
  function crossing(g, w, h, seed, { people = 5 }) {
    const rnd = random(seed)
    g.fillStyle = gradient(g, 0, 0, w, h, ['#4a4a4d', '#232326'])
    g.fillRect(0, 0, w, h)
    g.save()
    g.translate(w / 2, h / 2)
    g.rotate(-0.32)
    for (let i = -9; i < 9; i++) {
      g.fillStyle = `rgba(238,236,230,${0.82 + 0.14 * rnd()})`
      g.fillRect(i * w * 0.078, -h * 0.36, w * 0.042, h * 0.72)
    }
    for (let i = 0; i < 900; i++) {
      g.fillStyle = `rgba(30,30,34,${0.3 * rnd()})`
      g.fillRect((rnd() - 0.5) * w * 1.4, (rnd() - 0.5) * h * 1.4, 1 + 16 * rnd(), 1 + 4 * rnd())
    }
    g.restore()
    for (let i = 0; i < people; i++) {
      const [x, y, s] = [w * (0.16 + (0.7 * i) / people + 0.08 * rnd()), h * (0.34 + 0.46 * rnd()), h / 520]
      g.save()
      g.translate(x, y)
      g.transform(1, 0, -1.6, -1.5, 0, 0)
      g.fillStyle = 'rgba(6,6,10,.72)'
      person(g, 0, 0, s * 1.5)
      g.restore()
      g.fillStyle = '#0a0a0c'
      g.beginPath()
      g.ellipse(x, y, 26 * s, 15 * s, -0.4, 0, 7)
      g.fill()
      g.fillStyle = '#2d2a2a'
      g.beginPath()
      g.arc(x + 2 * s, y - 3 * s, 10 * s, 0, 7)
      g.fill()
    }
    finish(g, w, h, seed, { grain: 30, edge: 0.5, mono: true })
  }

  /** A building of boxes: each `[x, width, height, color, rows, columns, lit]` in parts of the picture. */
  function building(g, w, h, seed, { sky, ground, boxes, sun = 1, trees = 5 }) {
    const rnd = random(seed)
    const floor = h * 0.78
    g.fillStyle = gradient(g, 0, 0, 0, floor, sky)
    g.fillRect(0, 0, w, h)
    glow(g, w * (sun > 0 ? 0.86 : 0.14), h * 0.3, h * 0.6, [255, 246, 226], 0.5)
    g.fillStyle = gradient(g, 0, floor, 0, h, [ground, rgb(mix(hex(ground), [0, 0, 0], 0.3))])
    g.fillRect(0, floor, w, h)
    const tree = (x, s, tone) => {
      g.strokeStyle = rgb(mix(hex(ground), [20, 24, 22], tone))
      g.lineWidth = 4 * s
      g.beginPath()
      g.moveTo(x, floor + 4)
      g.lineTo(x, floor - 150 * s)
      g.stroke()
      for (let i = 0; i < 26; i++) {
        g.fillStyle = rgb(mix(hex(ground), [34, 52, 40], tone), 0.4)
        g.beginPath()
        g.arc(x + (rnd() - 0.5) * 110 * s, floor - (110 + 120 * rnd()) * s, (14 + 22 * rnd()) * s, 0, 7)
        g.fill()
      }
    }
    for (let i = 0; i < trees; i++) tree(w * rnd(), (h / 900) * (0.7 + 0.5 * rnd()), 0.45)
    for (const [x, width, height, color, rows, columns, lit = 0.3] of boxes) {
      const [left, top, bw, bh] = [w * x, floor - h * height, w * width, h * height]
      g.fillStyle = gradient(g, left, 0, left + bw, 0, sun > 0 ? [rgb(mix(hex(color), [14, 16, 24], 0.18)), color] : [color, rgb(mix(hex(color), [14, 16, 24], 0.18))])
      g.fillRect(left, top, bw, bh)
      g.fillStyle = rgb(mix(hex(color), [10, 12, 18], 0.5))
      g.fillRect(sun > 0 ? left - bw * 0.06 : left + bw, top, bw * 0.06, bh)
      g.fillStyle = rgb(mix(hex(color), [255, 252, 244], 0.35))
      g.fillRect(left, top, bw, Math.max(2, h * 0.006))
      for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) {
        const [cw, ch] = [bw / columns, bh / rows]
        const [gx, gy, gw, gh] = [left + c * cw + cw * 0.16, top + r * ch + ch * 0.2, cw * 0.68, ch * 0.62]
        g.fillStyle = rnd() < lit ? gradient(g, 0, gy, 0, gy + gh, ['#ffe2a6', '#e9a95a']) : gradient(g, gx, gy, gx + gw, gy + gh, ['#7f93a3', '#263541'])
        g.fillRect(gx, gy, gw, gh)
        g.fillStyle = rgb(mix(hex(color), [10, 12, 18], 0.55))
        g.fillRect(gx, gy, gw, Math.max(2, ch * 0.04))
        g.fillRect(gx + gw / 2 - 1, gy, 2, gh)
      }
      g.fillStyle = 'rgba(12,16,22,.3)'
      g.beginPath()
      g.moveTo(left, floor)
      g.lineTo(left + bw, floor)
      g.lineTo(left + bw - sun * w * 0.12, floor + h * 0.08)
      g.lineTo(left - sun * w * 0.12, floor + h * 0.08)
      g.fill()
    }
    for (let i = 0; i < 2; i++) tree(w * (i ? 0.94 : 0.05), (h / 900) * 1.25, 0.8)
    g.fillStyle = '#191b1e'
    for (let i = 0; i < 4; i++) person(g, w * (0.2 + 0.6 * rnd()), floor + h * 0.035 + 8 * i, h / 1500, { coat: 0.2 })
    finish(g, w, h, seed, { grain: 10, edge: 0.2 })
  }

  /** The plan of a floor: rooms as `[x, y, width, height]` in parts of the drawing. */
  function plan(g, w, h, seed, { paper, ink, rooms, mark }) {
    const rnd = random(seed)
    g.fillStyle = paper
    g.fillRect(0, 0, w, h)
    const [ox, oy, pw, ph] = [w * 0.14, h * 0.14, w * 0.72, h * 0.68]
    g.strokeStyle = rgb(hex(ink), 0.16)
    g.lineWidth = 1
    for (let i = 0; i <= 12; i++) {
      g.strokeRect(ox + (pw * i) / 12, oy - 60, 0.1, ph + 120)
      if (i <= 8) g.strokeRect(ox - 60, oy + (ph * i) / 8, pw + 120, 0.1)
    }
    g.fillStyle = rgb(hex(mark), 0.16)
    g.fillRect(ox + pw * rooms[0][0], oy + ph * rooms[0][1], pw * rooms[0][2], ph * rooms[0][3])
    g.strokeStyle = ink
    for (const [x, y, rw, rh] of rooms) {
      g.lineWidth = 9
      g.strokeRect(ox + pw * x, oy + ph * y, pw * rw, ph * rh)
      const [dx, dy, d] = [ox + pw * (x + rw * 0.5), oy + ph * (y + rh), Math.min(70, pw * rw * 0.3)]
      g.fillStyle = paper
      g.fillRect(dx, dy - 6, d, 12)
      g.lineWidth = 2
      g.beginPath()
      g.moveTo(dx, dy)
      g.lineTo(dx, dy - d)
      g.arc(dx, dy, d, -Math.PI / 2, 0)
      g.stroke()
    }
    g.lineWidth = 2
    for (let i = 0; i < 12; i++) g.strokeRect(ox + pw * 0.42 + i * 16, oy + ph * 0.44, 16, ph * 0.12)
    for (let i = 0; i < 9; i++) {
      const [x, y, r] = [w * (rnd() < 0.5 ? 0.06 : 0.94), h * (0.15 + 0.7 * rnd()), 14 + 26 * rnd()]
      g.fillStyle = rgb(hex(mark), 0.14)
      g.beginPath()
      g.arc(x, y, r, 0, 7)
      g.fill()
      g.stroke()
    }
    g.fillStyle = ink
    for (let i = 0; i < 5; i++) g[i % 2 ? 'strokeRect' : 'fillRect'](ox + i * 60, h * 0.92, 60, 10)
    finish(g, w, h, seed, { grain: 5, edge: 0.05 })
  }

  /** One person, or several beside one another; each says where (`at`, of the width) and how large (`zoom`). */
  function portrait(g, w, h, seed, { back, people, ...one }) {
    const sitters = people ?? [one]
    const side = sitters[0].side ?? 1
    g.fillStyle = gradient(g, side > 0 ? 0 : w, 0, side > 0 ? w : 0, h, back)
    g.fillRect(0, 0, w, h)
    glow(g, w * (0.5 + side * 0.3), h * 0.34, h * 0.6, [255, 240, 220], 0.5)
    for (const { at = 0.5, zoom = 1, ...looks } of sitters) sitter(g, h, w * at, h * (0.4 + 0.06 * (zoom - 1)), Math.min(w * 0.19, h * 0.16) * zoom, looks)
    finish(g, w, h, seed, { grain: 20, edge: 0.4 })
  }

  /** A tail above the water, the rest of the whale below it. */
  function whale(g, w, h, seed, { sky, deep }) {
    const rnd = random(seed)
    sea(g, w, h, seed, { sky, deep, horizon: 0.42, sun: 0.3 })
    const [x, y, s] = [w * 0.6, h * 0.7, h / 620]
    g.save()
    g.translate(x, y)
    g.scale(s, s)
    g.fillStyle = gradient(g, -180, -200, 180, 30, ['#2c3a46', '#0c1218'])
    g.beginPath()
    g.moveTo(-26, 30)
    g.bezierCurveTo(-20, -60, -18, -110, -22, -140)
    g.bezierCurveTo(-70, -150, -150, -170, -196, -232)
    g.bezierCurveTo(-130, -236, -50, -226, -4, -176)
    g.bezierCurveTo(44, -226, 124, -244, 190, -246)
    g.bezierCurveTo(150, -184, 74, -152, 24, -140)
    g.bezierCurveTo(20, -110, 26, -60, 44, 30)
    g.fill()
    g.restore()
    for (let i = 0; i < 420; i++) {
      g.fillStyle = `rgba(236,243,246,${0.1 + 0.4 * rnd()})`
      g.beginPath()
      g.ellipse(x + (rnd() + rnd() - 1) * 190 * s, y + 24 * s * (rnd() - 0.1) + 8 * s, 9 * s * rnd(), 2.4 * s * rnd(), 0, 0, 7)
      g.fill()
    }
    for (let i = 0; i < 60; i++) {
      g.fillStyle = `rgba(240,246,250,${0.5 * rnd()})`
      g.beginPath()
      g.arc(x + (rnd() - 0.5) * 330 * s, y - 150 * s * rnd() ** 2, 2.4 * s * rnd(), 0, 7)
      g.fill()
    }
    finish(g, w, h, seed + 1, { grain: 8, edge: 0.15 })
  }

  /** A heron in shallow water between reeds, and its reflection. */
  function heron(g, w, h, seed, { sky, dark }) {
    const rnd = random(seed)
    g.fillStyle = gradient(g, 0, 0, 0, h, [...sky, sky.at(-2)])
    g.fillRect(0, 0, w, h)
    glow(g, w * 0.3, h * 0.4, h * 0.6, [255, 246, 226], 0.7)
    for (let i = 0; i < 3; i++) land(g, w, h * 0.64, ridge(rnd, 0.2), h * (0.5 + 0.05 * i), h * 0.1, rgb(mix(hex(sky.at(-1)), hex(dark), 0.14 + 0.12 * i)))
    g.fillStyle = gradient(g, 0, h * 0.62, 0, h, [rgb(mix(hex(sky.at(-1)), hex(dark), 0.2)), rgb(mix(hex(sky[0]), hex(dark), 0.55))])
    g.fillRect(0, h * 0.62, w, h * 0.38)
    const wader = (up) => {
      g.save()
      g.translate(w * 0.6, h * 0.8)
      g.scale(h / 560, (up * h) / 560)
      g.lineCap = 'round'
      g.beginPath()
      g.moveTo(-96, -112)
      g.bezierCurveTo(-60, -168, 4, -184, 42, -166)
      g.bezierCurveTo(62, -196, 26, -238, 38, -276)
      g.bezierCurveTo(44, -296, 64, -304, 80, -296)
      g.lineTo(150, -276)
      g.lineTo(84, -278)
      g.bezierCurveTo(62, -272, 76, -234, 82, -200)
      g.bezierCurveTo(88, -150, 40, -118, -8, -116)
      g.bezierCurveTo(-40, -110, -70, -106, -96, -112)
      g.fill()
      g.lineWidth = 5
      g.beginPath()
      for (const [a, b] of [[8, 2], [24, 34]]) {
        g.moveTo(a, -122)
        g.lineTo(b, 0)
      }
      g.moveTo(52, -296)
      g.quadraticCurveTo(20, -304, -6, -292)
      g.stroke()
      g.restore()
    }
    g.fillStyle = g.strokeStyle = rgb(mix(hex(dark), hex(sky[0]), 0.1), 0.28)
    wader(-1)
    g.fillStyle = g.strokeStyle = dark
    wader(1)
    for (let i = 0; i < 200; i++) {
      g.fillStyle = rgb(rnd() < 0.6 ? [255, 248, 232] : hex(dark), 0.14 * rnd())
      g.fillRect(w * rnd() - 60, h * (0.63 + 0.37 * rnd()), 60 + 240 * rnd(), 1 + 3 * rnd())
    }
    g.strokeStyle = dark
    for (let i = 0; i < 130; i++) {
      const x = w * (rnd() < 0.6 ? 0.26 * rnd() : 0.8 + 0.22 * rnd())
      const top = h * (0.36 + 0.5 * rnd())
      g.lineWidth = 1 + 4 * rnd()
      g.beginPath()
      g.moveTo(x, h)
      g.quadraticCurveTo(x + 10, (top + h) / 2, x + 70 * (rnd() - 0.4), top)
      g.stroke()
    }
    finish(g, w, h, seed, { grain: 14 })
  }

  /** An owl on a branch, seen from the front. */
  function owl(g, w, h, seed, { fog, dark, plumage }) {
    const rnd = random(seed)
    g.fillStyle = gradient(g, 0, 0, 0, h, [rgb(mix(hex(fog), hex(dark), 0.2)), fog, rgb(mix(hex(fog), hex(dark), 0.6))])
    g.fillRect(0, 0, w, h)
    for (let i = 0; i < 40; i++) glow(g, w * rnd(), h * rnd(), w * (0.04 + 0.12 * rnd()), mix(hex(fog), [255, 244, 214], rnd()), 0.22)
    g.strokeStyle = dark
    g.lineCap = 'round'
    const branch = (x0, y0, x1, y1, width) => {
      g.lineWidth = width
      g.beginPath()
      g.moveTo(x0, y0)
      g.quadraticCurveTo((x0 + x1) / 2, y0 + 30, x1, y1)
      g.stroke()
    }
    const [x, y, r] = [w * 0.52, h * 0.36, w * 0.17]
    g.fillStyle = gradient(g, x - r * 1.3, 0, x + r * 1.3, 0, [rgb(mix(hex(plumage), [0, 0, 0], 0.5)), plumage, rgb(mix(hex(plumage), [255, 240, 215], 0.3))])
    g.beginPath()
    g.moveTo(x - r * 0.95, y - r * 1.2)
    g.bezierCurveTo(x - r * 0.5, y - r * 0.95, x + r * 0.5, y - r * 0.95, x + r * 0.95, y - r * 1.2)
    g.bezierCurveTo(x + r * 1.2, y - r * 0.4, x + r * 1.05, y + r * 0.4, x + r * 1.3, y + r * 1.4)
    g.bezierCurveTo(x + r * 1.35, y + r * 2.6, x + r * 0.6, y + r * 3.3, x, y + r * 3.4)
    g.bezierCurveTo(x - r * 0.6, y + r * 3.3, x - r * 1.35, y + r * 2.6, x - r * 1.3, y + r * 1.4)
    g.bezierCurveTo(x - r * 1.05, y + r * 0.4, x - r * 1.2, y - r * 0.4, x - r * 0.95, y - r * 1.2)
    g.fill()
    for (let row = 0; row < 11; row++) for (let i = -4; i <= 4; i++) {
      const [fx, fy] = [x + (i + (row % 2) / 2) * r * 0.25, y + r * (1 + row * 0.2)]
      if (Math.abs(fx - x) > r * (1.12 - row * 0.045)) continue
      g.fillStyle = rgb(mix(hex(plumage), rnd() < 0.5 ? [24, 14, 8] : [250, 236, 210], 0.35 + 0.3 * rnd()), 0.55)
      g.beginPath()
      g.ellipse(fx, fy, r * 0.05, r * 0.13, 0, 0, 7)
      g.fill()
    }
    for (const eye of [-1, 1]) {
      const ex = x + eye * r * 0.46
      for (let ring = 8; ring > 0; ring--) {
        g.fillStyle = rgb(mix(hex(plumage), [252, 240, 216], 0.25 + 0.06 * (8 - ring)), 0.6)
        g.beginPath()
        g.arc(ex, y, r * 0.066 * ring, 0, 7)
        g.fill()
      }
      for (const [size, color] of [[0.26, '#1b120b'], [0.22, '#e79a24'], [0.12, '#0b0806']]) {
        g.fillStyle = color
        g.beginPath()
        g.arc(ex, y, r * size, 0, 7)
        g.fill()
      }
      g.fillStyle = '#fff8e6'
      g.beginPath()
      g.arc(ex + r * 0.05, y - r * 0.06, r * 0.03, 0, 7)
      g.fill()
    }
    g.fillStyle = '#2a2019'
    g.beginPath()
    g.moveTo(x - r * 0.11, y + r * 0.14)
    g.quadraticCurveTo(x, y + r * 0.02, x + r * 0.11, y + r * 0.14)
    g.quadraticCurveTo(x + r * 0.06, y + r * 0.46, x, y + r * 0.5)
    g.quadraticCurveTo(x - r * 0.06, y + r * 0.46, x - r * 0.11, y + r * 0.14)
    g.fill()
    branch(-40, h * 0.8, w + 40, h * 0.72, w * 0.045)
    branch(w * 0.7, h * 0.75, w * 1.02, h * 0.5, w * 0.016)
    branch(w * 0.2, h * 0.8, w * 0.02, h * 0.62, w * 0.014)
    g.fillStyle = dark
    for (const foot of [-1, 1]) for (let toe = -1; toe <= 1; toe++) {
      g.beginPath()
      g.ellipse(x + foot * r * 0.42 + toe * r * 0.13, h * 0.757, r * 0.06, r * 0.17, 0, 0, 7)
      g.fill()
    }
    finish(g, w, h, seed, { grain: 16, edge: 0.5 })
  }

  /** Figures in long coats before a colored wall, as in a fashion story. */
  function studio(g, w, h, seed, { wall, floor, cast, sun = -1, disc }) {
    g.fillStyle = gradient(g, sun < 0 ? 0 : w, 0, sun < 0 ? w : 0, h, [rgb(mix(hex(wall), [255, 250, 238], 0.28)), wall, rgb(mix(hex(wall), [20, 10, 20], 0.3))])
    g.fillRect(0, 0, w, h)
    if (disc) {
      g.fillStyle = disc.color
      g.beginPath()
      g.arc(w * disc.x, h * disc.y, Math.min(w, h) * disc.r, 0, 7)
      g.fill()
    }
    g.fillStyle = gradient(g, 0, h * 0.8, 0, h, [floor, rgb(mix(hex(floor), [0, 0, 0], 0.25))])
    g.fillRect(0, h * 0.8, w, h * 0.2)
    for (const { at, size, coat, skin, hair, trousers = '#1b1a1d', wide = 1, hat } of cast) {
      g.save()
      g.translate(w * at, h * (0.86 + 0.05 * size))
      const s = (h / 620) * size
      g.scale(s, s)
      g.fillStyle = 'rgba(20,10,14,.28)'
      g.beginPath()
      g.moveTo(sun * 34, 0)
      g.lineTo(-sun * 34, 0)
      g.lineTo(-sun * 330, -64)
      g.lineTo(-sun * 250, -92)
      g.fill()
      const lit = (color) => gradient(g, sun * 80, 0, -sun * 80, 0, [rgb(mix(hex(color), [255, 246, 230], 0.26)), color, rgb(mix(hex(color), [8, 6, 12], 0.55))])
      g.fillStyle = lit(trousers)
      g.fillRect(-30, -150, 26, 146)
      g.fillRect(4, -150, 26, 146)
      g.beginPath()
      g.ellipse(-20, -2, 24, 8, 0, 0, 7)
      g.ellipse(18, -2, 24, 8, 0, 0, 7)
      g.fill()
      g.fillStyle = lit(skin)
      g.fillRect(-9, -428, 18, 36)
      g.beginPath()
      g.ellipse(0, -446, 23, 31, 0, 0, 7)
      g.fill()
      g.fillStyle = lit(hair)
      g.beginPath()
      g.ellipse(-sun * 4, -458, 26, 27, 0, Math.PI * 0.95, Math.PI * 2.05)
      g.fill()
      g.beginPath()
      g.ellipse(-sun * 20, -448, 11, 24, 0, 0, 7)
      g.fill()
      if (hat) {
        g.fillStyle = lit(hat)
        g.beginPath()
        g.ellipse(0, -464, 54, 9, 0.06 * sun, 0, 7)
        g.fill()
        g.beginPath()
        g.ellipse(0, -466, 26, 27, 0, Math.PI, 0)
        g.fill()
      }
      g.fillStyle = lit(coat)
      g.beginPath()
      g.moveTo(-14, -404)
      g.bezierCurveTo(-66, -398, -82, -382, -88, -330)
      g.bezierCurveTo(-98, -270, -100 * wide, -226, -104 * wide, -206)
      g.lineTo(-74 * wide, -200)
      g.bezierCurveTo(-72, -240, -66, -270, -58, -310)
      g.bezierCurveTo(-60, -220, -76 * wide, -130, -86 * wide, -66)
      g.quadraticCurveTo(0, -48, 88 * wide, -66)
      g.bezierCurveTo(76 * wide, -130, 60, -220, 58, -310)
      g.bezierCurveTo(66, -270, 72, -240, 74 * wide, -200)
      g.lineTo(104 * wide, -206)
      g.bezierCurveTo(100 * wide, -226, 98, -270, 88, -330)
      g.bezierCurveTo(82, -382, 66, -398, 14, -404)
      g.quadraticCurveTo(0, -380, -14, -404)
      g.fill()
      g.strokeStyle = rgb(mix(hex(coat), [0, 0, 0], 0.5), 0.7)
      g.lineWidth = 3
      g.beginPath()
      g.moveTo(-16, -402)
      g.lineTo(6, -320)
      g.lineTo(10, -58)
      g.moveTo(16, -402)
      g.lineTo(6, -320)
      g.moveTo(-58, -310)
      g.quadraticCurveTo(-50, -270, -58, -230)
      g.moveTo(58, -310)
      g.quadraticCurveTo(52, -270, 60, -230)
      g.stroke()
      g.restore()
    }
    finish(g, w, h, seed, { grain: 14, edge: 0.28 })
  }

  function painting(g, w, h, seed, { ground, paints, strokes = 260 }) {
    const rnd = random(seed)
    g.fillStyle = ground
    g.fillRect(0, 0, w, h)
    g.lineCap = 'round'
    for (let i = 0; i < strokes; i++) {
      const t = i / strokes
      const [x, y, angle] = [w * rnd(), h * rnd(), (rnd() - 0.5) * 0.9 + (rnd() < 0.2 ? 1.4 : 0)]
      const [length, width] = [w * (0.08 + 0.34 * rnd()) * (1.1 - t), w * (0.006 + 0.07 * rnd()) * (1.15 - t)]
      const color = hex(paints[Math.floor(rnd() * paints.length * (0.6 + 0.4 * t))] ?? paints[0])
      for (let hair = 0; hair < 14; hair++) {
        g.strokeStyle = rgb(mix(color, rnd() < 0.5 ? [255, 255, 255] : [0, 0, 0], 0.16 * rnd()), 0.5)
        g.lineWidth = (width / 8) * (0.5 + rnd())
        const off = (hair / 13 - 0.5) * width
        g.beginPath()
        g.moveTo(x - Math.sin(angle) * off, y + Math.cos(angle) * off)
        g.quadraticCurveTo(x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5 + off * 1.4, x + Math.cos(angle) * length * (0.9 + 0.2 * rnd()) - Math.sin(angle) * off, y + Math.sin(angle) * length + Math.cos(angle) * off)
        g.stroke()
      }
    }
    finish(g, w, h, seed, { grain: 18, edge: 0.12 })
  }

  function stage(g, w, h, seed, { curtain, floor, lights, cast }) {
    const rnd = random(seed)
    for (let x = 0; x < w; x += w / 46) {
      const t = 0.35 + 0.65 * Math.abs(Math.sin(x * 0.021 + rnd()))
      g.fillStyle = rgb(mix([10, 6, 8], hex(curtain), t * 0.8))
      g.fillRect(x, 0, w / 40, h)
    }
    g.fillStyle = gradient(g, 0, h * 0.74, 0, h, [floor, '#0b0808'])
    g.fillRect(0, h * 0.74, w, h)
    for (const [x, color, lean] of lights) {
      g.save()
      g.globalCompositeOperation = 'screen'
      const beam = gradient(g, 0, 0, 0, h * 0.86, [rgb(hex(color), 0.62), rgb(hex(color), 0.06)])
      g.fillStyle = beam
      g.beginPath()
      g.moveTo(w * x - 8, -10)
      g.lineTo(w * x + 8, -10)
      g.lineTo(w * (x + lean) + w * 0.13, h * 0.88)
      g.lineTo(w * (x + lean) - w * 0.13, h * 0.88)
      g.fill()
      g.beginPath()
      g.ellipse(w * (x + lean), h * 0.88, w * 0.15, h * 0.05, 0, 0, 7)
      g.fillStyle = rgb(hex(color), 0.45)
      g.fill()
      g.restore()
    }
    g.fillStyle = '#080607'
    for (const [x, size] of cast) person(g, w * x, h * 0.89, (h / 190) * size, { coat: 0.2 + rnd() })
    for (let x = -10; x < w; x += w / 22) {
      g.beginPath()
      g.arc(x + 20 * rnd(), h * 1.02, w * 0.022, 0, 7)
      g.fill()
    }
    finish(g, w, h, seed, { grain: 22, edge: 0.5 })
  }

  /** A garment on a figure, as fashion designers draw it. */
  function sketch(g, w, h, seed, { paper, ink, cloth, shape }) {
    const rnd = random(seed)
    g.fillStyle = paper
    g.fillRect(0, 0, w, h)
    const [x, top, s] = [w / 2, h * 0.1, h / 1000]
    g.fillStyle = rgb(hex(ink), 0.12)
    g.beginPath()
    g.ellipse(x, h * 0.93, w * 0.28, h * 0.014, 0, 0, 7)
    g.fill()
    const paint = (points, fill) => {
      g.beginPath()
      g.moveTo(x + points[0][0] * s, top + points[0][1] * s)
      for (const [a, b, c, d] of points.slice(1)) g.quadraticCurveTo(x + a * s, top + b * s, x + c * s, top + d * s)
      g.closePath()
      g.fillStyle = fill
      g.fill()
      g.strokeStyle = ink
      g.lineWidth = 2.4
      g.stroke()
    }
    paint([[0, 0], [44, 4, 40, 52], [30, 96, 0, 102], [-30, 96, -40, 52], [-44, 4, 0, 0]], rgb(mix(hex(paper), hex(ink), 0.16)))
    paint([[-13, 94], [-10, 128, -34, 144], [0, 160, 34, 144], [10, 128, 13, 94]], rgb(mix(hex(paper), hex(ink), 0.16)))
    for (const side of [-1, 1]) {
      paint([[side * 22, 560], [side * 40, 690, side * 24, 800], [side * 22, 816, side * 44, 828], [side * 10, 830, side * 8, 800], [side * 6, 700, side * 2, 560]], rgb(mix(hex(paper), hex(ink), 0.16)))
      paint([[side * 66, 160], [side * 104, 270, side * (96 + 20 * shape), 380], [side * 86, 396, side * 78, 380], [side * 84, 280, side * 52, 210]], cloth)
    }
    paint([[-70, 150], [0, 176, 70, 150], [78, 230, 44, 310], [70 + 60 * shape, 460, 70 + 170 * shape, 640 + 100 * shape], [0, 690 + 100 * shape, -70 - 170 * shape, 640 + 100 * shape], [-70 - 60 * shape, 460, -44, 310], [-78, 230, -70, 150]], cloth)
    g.strokeStyle = rgb(hex(ink), 0.35)
    g.lineWidth = 1.4
    for (let i = 0; i < 9; i++) {
      const t = (i - 4) / 4
      g.beginPath()
      g.moveTo(x + t * 34 * s, top + 316 * s)
      g.quadraticCurveTo(x + t * (60 + 60 * shape) * s, top + 470 * s, x + t * (60 + 150 * shape) * s + 10 * (rnd() - 0.5), top + (630 + 100 * shape) * s)
      g.stroke()
    }
    for (let i = 0; i < 4; i++) {
      g.fillStyle = i === 3 ? ink : rgb(mix(hex(cloth), [255, 255, 255], i * 0.22))
      g.fillRect(w * 0.08, h * (0.12 + i * 0.07), w * 0.09, h * 0.05)
    }
    finish(g, w, h, seed, { grain: 10, edge: 0.06 })
  }

  return { mountains, sea, birds, whale, heron, owl, forest, night, street, sunlit, crossing, portrait, studio, building, plan, painting, stage, sketch }
})()

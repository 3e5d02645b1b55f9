import sharp from 'sharp';
const [,, out, ...files] = process.argv;
const imgs = await Promise.all(files.map(async f => { const i = sharp(f); const m = await i.metadata(); return { f, w: m.width, h: Math.min(m.height, 812) }; }));
const cols = 3; const W = 770; const rows = Math.ceil(imgs.length / cols);
const H = Math.max(...imgs.map(i => i.h));
const comp = await Promise.all(imgs.map(async (i, n) => ({ input: await sharp(i.f).extract({ left: 0, top: 0, width: i.w, height: i.h }).toBuffer(), left: (n % cols) * W, top: Math.floor(n / cols) * (H + 10) })));
await sharp({ create: { width: cols * W, height: rows * (H + 10), channels: 3, background: '#888' } }).composite(comp).png().toFile(out);

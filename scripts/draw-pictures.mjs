// npm run draw:pictures: draws the default picture of each category of content (a woven pattern of the kit
// with a lucide icon in the middle) and the pictures of the demonstration cooperative, from scripts/drawings.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { WOVEN_DRAFTS } from '../packages/ui/src/components/content-card/woven-drafts.ts';
import { draftPath } from '../packages/ui/src/internal/draft.ts';
import { SCENES } from './drawings/scenes.mjs';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const sharp = createRequire(path.join(repository, 'apps/api/package.json'))('sharp');
const lucide = path.dirname(
  createRequire(path.join(repository, 'packages/ui/package.json')).resolve('lucide-react'),
);

const WIDTH = 960;
const HEIGHT = 640;

/** Colours of the picture's ground, woven threads, icon and the disc behind the icon. */
const CLOTHS = {
  calm: { ground: '#eaf8f5', thread: '#ade1d7', icon: '#04413e', disc: '#ffffff' },
  ink: { ground: '#f1f6f5', thread: '#c3cdcd', icon: '#132022', disc: '#ffffff' },
};

const CATEGORIES = [
  ['default-news', 'herringbone', 'newspaper', 'calm'],
  ['default-notice', 'diamond', 'megaphone', 'calm'],
  ['default-order', 'steps', 'gavel', 'calm'],
  ['default-rules', 'basket', 'scroll-text', 'calm'],
  ['default-deposit', 'kaew', 'piggy-bank', 'calm'],
  ['default-loan', 'diamond', 'hand-coins', 'calm'],
  ['default-welfare', 'kaew', 'heart-handshake', 'calm'],
  ['default-scholarship', 'diamond', 'graduation-cap', 'calm'],
  ['default-gallery', 'steps', 'image', 'calm'],
  ['default-video', 'twill', 'video', 'calm'],
  ['default-newsletter', 'herringbone', 'mail-open', 'calm'],
  ['default-report', 'basket', 'chart-column', 'calm'],
  ['default-achievement', 'kaew', 'trophy', 'calm'],
  ['default-procurement', 'twill', 'clipboard-list', 'calm'],
  ['default-knowledge', 'steps', 'lightbulb', 'calm'],
  ['default-about', 'diamond', 'landmark', 'calm'],
  ['default-download', 'basket', 'file-down', 'calm'],
  ['default-cremation', 'kaew', 'flower-2', 'ink'],
];

/** Pictures of the demonstration by name: the file of the drawing, and the part of it, in its own units. */
const DEMO = {
  'prachum-yai': ['agm-hall'],
  'sinchuea-phiset': ['loan-desk'],
  'mop-thun': ['scholarship'],
  'ngoen-fak': ['passbook'],
  'pluk-pa': ['mangrove'],
  'pluk-pa-2': ['mangrove', '430 270 640 480'],
  'dokmai-alai': ['cremation-flowers'],
};

/** The demonstration member, an invented face. */
const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
  <rect width="512" height="512" fill="#ade1d7"/>
  <path fill="#2b2320" d="M256 78c-84 0-128 58-128 140v96c0 30 18 52 52 58h152c34-6 52-28 52-58v-96c0-82-44-140-128-140z"/>
  <path fill="#04413e" d="M56 512c6-92 62-126 138-134h124c76 8 132 42 138 134z"/>
  <path fill="#ffffff" d="M196 378l60 76 60-76-20-12h-80z"/>
  <path fill="#d9a07c" d="M218 318h76v62c0 22-18 48-38 58-20-10-38-36-38-58z"/>
  <path fill="#e9b692" d="M168 196c0-58 34-92 88-92s88 34 88 92v44c0 62-40 108-88 108s-88-46-88-108z"/>
  <path fill="#2b2320" d="M160 226c-4-76 34-138 98-138 62 0 100 60 96 138-16-20-26-48-30-76-44 22-98 24-134 6-4 30-14 52-30 70z"/>
  <g fill="none" stroke="#2b2320" stroke-width="7" stroke-linecap="round"><path d="M204 212c10-8 24-8 34 0M274 212c10-8 24-8 34 0"/></g>
  <circle cx="221" cy="236" r="8" fill="#2b2320"/><circle cx="291" cy="236" r="8" fill="#2b2320"/>
  <path fill="none" stroke="#c48561" stroke-width="6" stroke-linecap="round" d="M256 244v26c0 6-4 8-10 8"/>
  <path fill="none" stroke="#a3453b" stroke-width="8" stroke-linecap="round" d="M226 304c18 14 42 14 60 0"/>
  <circle cx="168" cy="266" r="6" fill="#f6b915"/><circle cx="344" cy="266" r="6" fill="#f6b915"/>
  </svg>`;

async function getIcon(name) {
  const { __iconData } = await import(pathToFileURL(path.join(lucide, `../esm/icons/${name}.mjs`)).href);
  return __iconData.node
    .map(([tag, { key: _key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
      return `<${tag} ${written.join(' ')}/>`;
    })
    .join('');
}

async function draw([name, pattern, icon, cloth], folder) {
  const draft = WOVEN_DRAFTS[pattern];
  const { ground, thread, icon: ink, disc } = CLOTHS[cloth];
  const size = 16;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" shape-rendering="crispEdges">
    <defs><pattern id="cloth" width="${draft[0].length}" height="${draft.length}" patternUnits="userSpaceOnUse" patternTransform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${size}) translate(${-draft[0].length / 2} ${-draft.length / 2})"><path fill="${thread}" d="${draftPath(draft)}"/></pattern></defs>
    <rect width="100%" height="100%" fill="${ground}"/>
    <rect width="100%" height="100%" fill="url(#cloth)"/>
    <circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="132" fill="${ground}" shape-rendering="geometricPrecision"/>
    <circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="116" fill="${disc}" shape-rendering="geometricPrecision"/>
    <g transform="translate(${WIDTH / 2 - 66} ${HEIGHT / 2 - 66}) scale(5.5)" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" shape-rendering="geometricPrecision">${await getIcon(icon)}</g>
  </svg>`;
  await writePng(svg, path.join(folder, `${name}.png`));
}

async function writePng(svg, file, size) {
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(svg))
    .resize(size)
    .png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 })
    .toFile(file);
}

for (const picture of CATEGORIES) {
  await draw(picture, path.join(repository, 'apps/api/src/modules/media/defaults'));
}
const demo = Object.entries(DEMO).map(([name, [file, part]]) => {
  const svg = readFileSync(path.join(repository, 'scripts/drawings', `${file}.svg`), 'utf8');
  return [name, part ? svg.replace('viewBox="0 0 1200 900"', `viewBox="${part}"`) : svg];
});
for (const [name, svg] of [...demo, ...Object.entries(SCENES)]) {
  await writePng(svg, path.join(repository, 'content/demo/pictures', `${name}.png`), {
    width: 960,
    height: 720,
  });
}
await writePng(PORTRAIT, path.join(repository, 'apps/api/src/db/seed/pictures/somying.png'));

// Drawings of the demonstration that are put together from people, cloth and
// plain shapes; the others are SVG files.
import { WOVEN_DRAFTS } from '../../packages/ui/src/components/content-card/woven-drafts.ts';
import { draftPath } from '../../packages/ui/src/internal/draft.ts';
import { listener, person, raisedArm, SKIN } from './people.mjs';

function cloth(id, pattern, ground, thread, size = 12) {
  const draft = WOVEN_DRAFTS[pattern];
  return `<pattern id="${id}" width="${draft[0].length}" height="${draft.length}" patternUnits="userSpaceOnUse" patternTransform="scale(${size})"><rect width="100%" height="100%" fill="${ground}"/><path d="${draftPath(draft)}" fill="${thread}" shape-rendering="crispEdges"/></pattern>`;
}

/** The cooperative's woven diamond, with its middle at `x y`. */
function diamond(x, y, cell, fill) {
  const cells = [];
  for (let row = -5; row <= 5; row += 1) {
    for (let column = -5; column <= 5; column += 1) {
      const steps = Math.abs(row) + Math.abs(column);
      if (steps <= 5 && steps % 2 === 1)
        cells.push(`M${x + column * cell} ${y + row * cell}h${cell}v${cell}h-${cell}z`);
    }
  }
  return `<path d="${cells.join('')}" fill="${fill}" shape-rendering="crispEdges"/>`;
}

const scene = (defs, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><defs>${defs}</defs>${content}</svg>`;

const band = (y, height = 60) =>
  `<rect y="${y}" width="1200" height="${height}" fill="#43260a"/><path d="M0 ${y + height / 2}h1200" stroke="#f6b915" stroke-width="10" stroke-dasharray="18 18"/>`;

const SEMINAR = scene(
  cloth('wall', 'diamond', '#055651', '#0e6f67'),
  `<rect width="1200" height="900" fill="url(#wall)"/><rect y="620" width="1200" height="280" fill="#042d2c"/>
  <rect x="130" y="110" width="560" height="370" rx="12" fill="#042d2c"/><rect x="150" y="130" width="520" height="330" fill="#f1ead8"/>
  ${diamond(240, 225, 13, '#055651')}<path d="M370 190h240M370 236h180" stroke="#1f8c81" stroke-width="20"/>
  <path d="M200 410v-50h56v50zM296 410v-84h56v84zM392 410v-70h56v70zM488 410V300h56v110z" fill="#d99507"/>
  ${person({ x: 860, y: 250, s: 0.95, skin: 'light', style: 'bun', shirt: '#f6b915', collar: '#fef9e6', arms: `<path d="M-120 250C-180 220-200 170-220 130" fill="none" stroke="#d99507" stroke-width="62" stroke-linecap="round"/><circle cx="-232" cy="104" r="30" fill="${SKIN.light[0]}"/><path d="M-236 100L-330 20" stroke="#f1ead8" stroke-width="10" stroke-linecap="round"/>` })}
  ${band(640)}
  ${listener({ x: 180, y: 640, s: 1.05, shirt: '#ade1d7' })}${listener({ x: 1010, y: 650, s: 1.05, hair: 'grey', shirt: '#e8d9bd' })}
  ${listener({ x: 590, y: 690, s: 1.15, skin: 'deep', shirt: '#db423f', bun: true })}`,
);

const BLOOD = scene(
  cloth('wall', 'basket', '#0e6f67', '#1f8c81', 14),
  `<rect width="1200" height="900" fill="url(#wall)"/><rect y="700" width="1200" height="200" fill="#042d2c"/>
  <path d="M180 60v640" stroke="#c3cdcd" stroke-width="16"/><path d="M120 60h120" stroke="#c3cdcd" stroke-width="16" stroke-linecap="round"/>
  <path d="M120 110h120v150q-60 60-120 0z" fill="#f1ead8"/><path d="M132 170h96v84q-48 44-96 0z" fill="#b72725"/>
  <path d="M180 290C180 420 330 380 390 520" fill="none" stroke="#b72725" stroke-width="9"/>
  ${person({ x: 850, y: 260, s: 1.02, skin: 'light', style: 'bob', shirt: '#f1f6f5', collar: '#ade1d7', front: '<path d="M-66 -70q66-44 132 0l-8-40q-58-26-116 0z" fill="#ffffff"/><path d="M-10 -98h20v20h-20zM-20 -92h40v8h-40z" fill="#b72725"/>' })}
  <path d="M280 560q0-60 60-60h420l110 190v60H280z" fill="#f6b915"/><path d="M280 690h640v60H280z" fill="#a66a05"/>
  ${person({ x: 470, y: 360, s: 0.9, skin: 'tan', style: 'short', shirt: '#1d4b89', collar: '#dcebfc', arms: `<path d="M-110 230C-130 250-120 240-60 262" fill="none" stroke="${SKIN.tan[0]}" stroke-width="52" stroke-linecap="round"/><path d="M-100 218l34 60" stroke="#f1ead8" stroke-width="24"/>` })}
  <path d="M280 640h640v260H280z" fill="#d99507"/>
  <path d="M1030 150c0-60 80-70 90-10 10-60 90-50 90 10 0 50-60 80-90 120-30-40-90-70-90-120z" transform="translate(200 40) scale(.72)" fill="#f99e98"/>`,
);

const runner = (x, y, s, look) =>
  person({
    x,
    y,
    s,
    ...look,
    arms: raisedArm(1, look.skin, look.shirt) + raisedArm(-1, look.skin, look.shirt),
  }) +
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-62" y="238" width="124" height="92" rx="6" fill="#f1ead8"/>${diamond(0, 279, 7, '#055651')}</g>`;

const RUN = scene(
  '',
  `<rect width="1200" height="900" fill="#0e6f67"/><circle cx="930" cy="170" r="84" fill="#facd4c"/>
  <path d="M0 520l170-150 180 130 220-190 250 200 190-140 190 150v380H0z" fill="#055651"/>
  <path d="M0 620l260-90 330 80 300-90 310 90v290H0z" fill="#19572c"/><path d="M420 580h360l420 320H0z" fill="#263537"/><path d="M600 590l-8 60h16zM588 690h24l10 80h-44z" fill="#f1ead8"/>
  ${[80, 1110].map((x) => `<path d="M${x - 12} 640h24v-130h-24z" fill="#43260a"/><path d="M${x - 90} 540l90-190 90 190z" fill="#5bbd74"/>`).join('')}
  ${runner(280, 400, 0.85, { skin: 'tan', style: 'bob', shirt: '#f6b915', collar: '#facd4c' })}
  ${runner(930, 410, 0.85, { skin: 'deep', style: 'short', shirt: '#ade1d7', collar: '#d5f1eb' })}
  ${runner(600, 340, 1, { skin: 'light', style: 'short', hair: 'grey', shirt: '#db423f', collar: '#f99e98' })}
  <path d="M0 740q300 60 600 30t600-20v44q-300-10-600 20T0 784z" fill="#f1ead8"/><path d="M0 756q300 60 600 30t600-20" fill="none" stroke="#b72725" stroke-width="10" stroke-dasharray="26 26"/>`,
);

const MEDAL = scene(
  cloth('wall', 'herringbone', '#042d2c', '#04413e', 16),
  `<rect width="1200" height="900" fill="url(#wall)"/>
  <path d="M450 0h120l60 420-60 60z" fill="#b72725"/><path d="M750 0H630l-60 420 60 60z" fill="#db423f"/><path d="M492 0h36l62 440-16 20zM708 0h-36l-62 440 16 20z" fill="#f1ead8"/>
  <circle cx="600" cy="590" r="230" fill="#a66a05"/><circle cx="600" cy="590" r="206" fill="#f6b915"/><circle cx="600" cy="590" r="170" fill="#facd4c"/>${diamond(586, 576, 28, '#7d4b05')}
  <path d="M0 900V730c120-40 240-30 330 10 60 26 90 60 60 90-20 22-60 10-100 0 60 30 70 50 60 70z" fill="${SKIN.tan[0]}"/><path d="M1200 900V730c-120-40-240-30-330 10-60 26-90 60-60 90 20 22 60 10 100 0-60 30-70 50-60 70z" fill="${SKIN.tan[0]}"/>
  <path d="M0 900V700l90 0v200zM1200 900V700l-90 0v200z" fill="#1f8c81"/>`,
);

const PHONE = scene(
  cloth('wall', 'kaew', '#04413e', '#055651', 14),
  `<rect width="1200" height="900" fill="url(#wall)"/>
  <path d="M770 900c40-120 30-230 10-330l90-40c70 90 130 170 130 370z" fill="${SKIN.light[1]}"/>
  <rect x="390" y="70" width="420" height="760" rx="54" fill="#0a1517"/><rect x="416" y="104" width="368" height="690" rx="28" fill="#f1f6f5"/>
  <path d="M416 240V132a28 28 0 0 1 28-28h312a28 28 0 0 1 28 28v108z" fill="#055651"/>${diamond(490, 172, 9, '#f6b915')}<path d="M560 158h170M560 192h110" stroke="#d5f1eb" stroke-width="16"/>
  <path d="M444 300h312M444 380h312M444 460h312M444 540h312" stroke="#c3cdcd" stroke-width="4"/>
  <path d="M448 270h120M448 342h150M448 422h96M448 502h140" stroke="#546263" stroke-width="16"/><path d="M660 270h92M684 342h68M650 422h102M676 502h76" stroke="#132022" stroke-width="18"/>
  <rect x="444" y="590" width="312" height="74" rx="10" fill="#0e6f67"/><path d="M520 627h160" stroke="#ffffff" stroke-width="16"/><rect x="444" y="690" width="312" height="64" rx="10" fill="#fade88"/>
  <path d="M420 900c-10-90-60-120-110-200s-30-170 60-190l30 130 60 260z" fill="${SKIN.light[0]}"/><path d="M780 560c50 6 60 50 20 66l-60 16c-34 4-40-34-10-46zM790 660c50 6 60 50 20 66l-60 16c-34 4-40-34-10-46z" fill="${SKIN.light[0]}"/>`,
);

const COMMITTEE = scene(
  cloth('wall', 'diamond', '#04413e', '#0e6f67', 14),
  `<rect width="1200" height="900" fill="url(#wall)"/>${diamond(590, 90, 14, '#f6b915')}
  ${person({ x: 210, y: 330, s: 0.86, skin: 'light', style: 'bob', shirt: '#f1ead8', collar: '#ade1d7' })}
  ${person({ x: 990, y: 330, s: 0.86, skin: 'deep', style: 'short', shirt: '#1d4b89', glasses: true })}
  ${person({ x: 400, y: 410, s: 0.98, skin: 'tan', style: 'short', hair: 'grey', shirt: '#132022', front: '<path d="M-14 150h28l12 120-26 30-26-30z" fill="#b72725"/>', glasses: true })}
  ${person({ x: 800, y: 410, s: 0.98, skin: 'light', style: 'bun', shirt: '#f6b915', collar: '#fef9e6' })}
  ${person({ x: 600, y: 460, s: 1.1, skin: 'tan', style: 'short', shirt: '#0a1517', front: '<path d="M-14 150h28l12 120-26 30-26-30z" fill="#d99507"/>' })}
  ${band(840)}`,
);

/** Drawings by the names of their pictures. */
export const SCENES = {
  'samanna-samachik-mai': SEMINAR,
  'borijak-lohit': BLOOD,
  'doen-wing': RUN,
  'doen-wing-2': MEDAL,
  'rabop-samachik': PHONE,
  khanakammakan: COMMITTEE,
};

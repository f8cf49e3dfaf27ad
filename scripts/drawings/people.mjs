// People of the demonstration's drawings: flat shapes, seen from the front or from behind.

export const SKIN = {
  light: ['#e0ad85', '#b9855c'],
  tan: ['#c98e62', '#a26c45'],
  deep: ['#a8714a', '#825233'],
};
export const HAIR = { black: '#14211f', grey: '#9ba7a8', brown: '#43260a' };

const EYES =
  '<path d="M-34 -8q9 7 20 0M14 -8q9 7 20 0" fill="none" stroke="#14211f" stroke-width="6" stroke-linecap="round"/>';
const SMILE =
  '<path d="M-20 34q20 20 40 0" fill="none" stroke="#941d1b" stroke-width="7" stroke-linecap="round"/>';
const GLASSES =
  '<g fill="none" stroke="#14211f" stroke-width="6"><rect x="-48" y="-26" width="40" height="32" rx="9"/><rect x="8" y="-26" width="40" height="32" rx="9"/><path d="M-8 -12h16"/></g>';

/** Hair behind and before the head, which is drawn around 0 0. */
const STYLES = {
  short: [
    '',
    'M-76 -4c-8-84 26-118 78-118s86 36 74 118c-6-26-14-40-22-52-40 18-78 18-108 8-10 12-18 26-22 44z',
  ],
  bob: [
    'M-86 62v-80c0-66 36-104 88-104s84 38 84 104v80z',
    'M-76 8c0-88 30-116 78-116s76 30 74 116c-8-36-20-56-34-68-36 22-78 24-100 12-8 14-14 32-18 56z',
  ],
  bun: [
    'M-34 -112a36 36 0 1 1 72 0a36 36 0 1 1-72 0z',
    'M-76 6c-2-82 28-116 78-116s78 32 74 116c-8-34-18-52-30-64-38 26-74 24-106 14-8 14-12 28-16 50z',
  ],
  long: [
    'M-90 150V-10c0-74 38-112 92-112s88 38 88 112v160z',
    'M-76 6c-2-82 28-116 78-116s78 32 74 116c-20-30-40-60-76-78-10 30-46 52-76 78z',
  ],
  bald: ['', 'M-76 4c-6-20-4-40 2-52c2 18 4 22 8 30zM76 4c6-20 4-40-2-52c-2 18-4 22-8 30z'],
};

/** Head, neck and torso at `x y` (the middle of the face), in the size `s`. */
export function person({
  x,
  y,
  s = 1,
  skin = 'tan',
  hair = 'black',
  style = 'short',
  shirt,
  collar = '#f1ead8',
  glasses,
  front = '',
  arms = '',
}) {
  const [face, shade] = SKIN[skin];
  const [behind, before] = STYLES[style];
  return `<g transform="translate(${x} ${y}) scale(${s})">
    <path d="${behind}" fill="${HAIR[hair]}"/>
    <path d="M-170 900V560c0-300 30-400 110-432h120c80 32 110 132 110 432v340z" fill="${shirt}"/>
    <path d="M-62 126L0 232l62-106-30-16h-64z" fill="${collar}"/>
    <path d="M-36 60h72v66a36 34 0 0 1-72 0z" fill="${shade}"/>
    <path d="M-30 122L0 176l30-54z" fill="${face}"/>
    <ellipse cx="-74" cy="6" rx="13" ry="19" fill="${face}"/><ellipse cx="74" cy="6" rx="13" ry="19" fill="${face}"/>
    <path d="M-74 -20c0-52 30-76 74-76s74 24 74 76c0 66-30 112-74 112s-74-46-74-112z" fill="${face}"/>
    <path d="${before}" fill="${HAIR[hair]}"/>${EYES}${SMILE}${glasses ? GLASSES : ''}${front}${arms}
  </g>`;
}

/** The back of someone who listens, at `x y` (the middle of the head). */
export function listener({ x, y, s = 1, hair = 'black', skin = 'tan', shirt, bun }) {
  const [face, shade] = SKIN[skin];
  return `<g transform="translate(${x} ${y}) scale(${s})">
    <path d="M-190 520c0-270 60-370 150-392h80c90 22 150 122 150 392z" fill="${shirt}"/>
    <path d="M-36 60h72v74h-72z" fill="${shade}"/>
    <ellipse cx="-82" cy="8" rx="14" ry="22" fill="${face}"/><ellipse cx="82" cy="8" rx="14" ry="22" fill="${face}"/>
    ${bun ? `<circle cy="-96" r="44" fill="${HAIR[hair]}"/>` : ''}<path d="M-84 0c0-66 34-100 84-100s84 34 84 100-34 98-84 98-84-32-84-98z" fill="${HAIR[hair]}"/>
  </g>`;
}

/** A raised arm with an open hand, from the shoulder of `person`. */
export function raisedArm(side, skin, shirt) {
  return `<g transform="scale(${side} 1)"><path d="M96 210C150 150 176 40 186 -40" fill="none" stroke="${shirt}" stroke-width="64" stroke-linecap="round"/>
    <path d="M184 -30L190 -92" stroke="${SKIN[skin][0]}" stroke-width="42" stroke-linecap="round"/><circle cx="192" cy="-116" r="32" fill="${SKIN[skin][0]}"/></g>`;
}

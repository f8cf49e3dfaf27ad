/** The type by the first bytes of a file. `shown`: a browser may display it; anything else is downloaded. */
export type MediaType = { type: string; shown: boolean };

type Signature = { type: string; shown: boolean; at?: number; bytes: readonly (number | null)[] };

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const ANY = null;

const SIGNATURES: readonly Signature[] = [
  { type: 'image/jpeg', shown: true, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', shown: true, bytes: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] },
  { type: 'image/gif', shown: true, bytes: [...ascii('GIF8'), ANY, ...ascii('a')] },
  { type: 'image/webp', shown: true, bytes: [...ascii('RIFF'), ANY, ANY, ANY, ANY, ...ascii('WEBP')] },
  { type: 'image/avif', shown: true, at: 4, bytes: ascii('ftypavi') },
  // Two letters are ambiguous, so check the four reserved zero bytes too.
  { type: 'image/bmp', shown: true, bytes: [...ascii('BM'), ANY, ANY, ANY, ANY, 0, 0, 0, 0] },
  { type: 'application/pdf', shown: false, bytes: ascii('%PDF-') },
  { type: 'application/zip', shown: false, bytes: [...ascii('PK'), 3, 4] },
  { type: 'application/msword', shown: false, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
];

const UNKNOWN: MediaType = { type: 'application/octet-stream', shown: false };

/** Office files are archives or old containers; only their names show their type. */
const BY_NAME: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'application/zip': {
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    odt: 'application/vnd.oasis.opendocument.text',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
  },
  'application/msword': {
    xls: 'application/vnd.ms-excel',
    ppt: 'application/vnd.ms-powerpoint',
  },
};

/** The endings of names that agree with a content. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/bmp': ['bmp'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip', 'docx', 'docm', 'xlsx', 'xlsm', 'pptx', 'pptm', 'odt', 'ods', 'odp'],
  'application/msword': ['doc', 'xls', 'ppt'],
};

/** How many bytes `getMediaType` looks at. */
export const SIGNATURE_BYTES = 16;

/** The type of a file by its content; its name decides only between kinds of office files. */
export function getMediaType(start: Uint8Array, name: string): MediaType {
  const found = findSignature(start);
  if (!found) return UNKNOWN;
  return { type: BY_NAME[found.type]?.[getEnding(name)] ?? found.type, shown: found.shown };
}

/** Whether a name ends as the content of its file demands, so that no program opens it as something else. */
export function isNamedByContent(start: Uint8Array, name: string): boolean {
  const found = findSignature(start);
  return found !== undefined && ENDINGS[found.type]?.includes(getEnding(name)) === true;
}

function findSignature(start: Uint8Array): Signature | undefined {
  return SIGNATURES.find(({ at = 0, bytes }) =>
    bytes.every((byte, index) => byte === ANY || start[at + index] === byte),
  );
}

function getEnding(name: string): string {
  return name.split('.').at(-1)?.toLowerCase() ?? '';
}

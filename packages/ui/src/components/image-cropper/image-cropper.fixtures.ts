const SQUARES = 8;

/** A picture for stories and tests: two background colours, red at the top left, blue at the bottom right. */
export async function createTestPicture(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw a picture on.');
  const field = Math.max(width, height) / SQUARES;
  for (let x = 0; x < SQUARES; x += 1) {
    for (let y = 0; y < SQUARES; y += 1) {
      pen.fillStyle = (x + y) % 2 ? '#ade1d7' : '#0e6f67';
      pen.fillRect(x * field, y * field, field, field);
    }
  }
  pen.fillStyle = '#ff0000';
  pen.fillRect(0, 0, width / 2, height / 2);
  pen.fillStyle = '#0000ff';
  pen.fillRect(width / 2, height / 2, width / 2, height / 2);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  return new File([blob ?? ''], 'รูป.png', { type });
}

/** EXIF data: rotated by 90°, with a location that must be removed. */
const TURNED = new Uint8Array([
  0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, 0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08,
  0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
]);
const START_BYTES = 2;

/** The same picture as from a phone: a rotated JPEG with EXIF. */
export async function createPhonePicture(width: number, height: number): Promise<File> {
  const jpeg = new Uint8Array(await (await createTestPicture(width, height, 'image/jpeg')).arrayBuffer());
  return new File([jpeg.slice(0, START_BYTES), TURNED, jpeg.slice(START_BYTES)], 'IMG_0001.jpg', {
    type: 'image/jpeg',
  });
}

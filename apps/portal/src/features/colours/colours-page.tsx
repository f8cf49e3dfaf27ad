import { ColourPalette } from '@sahakorn/ui/colour-palette';
import { WholeWords } from '@sahakorn/ui/whole-words';

export function ColoursPage() {
  return (
    <>
      <h1 className="text-2xl @panel:text-3xl">สีของเว็บไซต์</h1>
      <p className="mt-2 mb-8 max-w-prose text-text-muted">
        <WholeWords>
          สีที่เว็บไซต์ใช้ และความคมชัดของตัวอักษรบนสีพื้น วัดตามที่แสดงบนจอนี้ เปลี่ยนสีของจอได้ที่ปุ่มแสดงผลด้านบน
        </WholeWords>
      </p>
      <ColourPalette />
    </>
  );
}

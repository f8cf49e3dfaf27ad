// npm run draw:forms: draws the PDF forms that the demonstration cooperative offers for download.
import { createWriteStream, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const fromApi = createRequire(path.join(repository, 'apps/api/package.json'));
const PDFDocument = fromApi('pdfkit');
const fonts = path.dirname(fromApi.resolve('@expo-google-fonts/sarabun/package.json'));
const folder = path.join(repository, 'content/demo/files');

const PERSON = ['เขียนที่', 'วันที่', 'ชื่อ–สกุล', 'เลขทะเบียนสมาชิก', 'สังกัด', 'โทรศัพท์'];

const FORMS = [
  [
    'kham-kho-ku-saman',
    'คำขอกู้เงินสามัญ',
    [
      'จำนวนเงินที่ขอกู้ (บาท)',
      'จำนวนงวด',
      'วัตถุประสงค์',
      'เงินเดือน (บาท)',
      'ผู้ค้ำประกันคนที่ 1',
      'ผู้ค้ำประกันคนที่ 2',
      'ทุนเรือนหุ้น (บาท)',
    ],
  ],
  ['kham-kho-ku-chukchoen', 'คำขอกู้เงินฉุกเฉิน', ['จำนวนเงินที่ขอกู้ (บาท)', 'จำนวนงวด', 'เหตุฉุกเฉิน', 'เลขที่บัญชีรับเงิน']],
  [
    'kham-kho-poet-banchi',
    'คำขอเปิดบัญชีเงินฝาก',
    ['ประเภทเงินฝาก', 'ชื่อบัญชี', 'จำนวนเงินฝากครั้งแรก (บาท)', 'เงื่อนไขการถอน'],
  ],
  [
    'nangsue-tang-phu-rap-on',
    'หนังสือตั้งผู้รับโอนประโยชน์',
    ['ผู้รับโอนประโยชน์คนที่ 1', 'ความสัมพันธ์', 'ร้อยละ', 'ผู้รับโอนประโยชน์คนที่ 2', 'ความสัมพันธ์', 'ร้อยละ'],
  ],
  [
    'kham-kho-thun-kansueksa',
    'คำขอรับทุนการศึกษาบุตรสมาชิก',
    ['ชื่อบุตร', 'ระดับชั้น', 'สถานศึกษา', 'คะแนนเฉลี่ยสะสม', 'เลขที่บัญชีรับเงิน'],
  ],
  [
    'bai-samak-chapanakit',
    'ใบสมัครสมาชิกสมาคมฌาปนกิจสงเคราะห์',
    ['วันเดือนปีเกิด', 'คู่สมรส', 'ผู้จัดการศพ', 'ผู้รับเงินสงเคราะห์'],
  ],
];

async function draw([name, title, fields]) {
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    lang: 'th-TH',
    displayTitle: true,
    info: { Title: title, Author: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด', CreationDate: new Date('2026-07-01T00:00:00Z') },
  });
  const file = createWriteStream(path.join(folder, `${name}.pdf`));
  document.pipe(file);
  document.registerFont('text', path.join(fonts, '400Regular/Sarabun_400Regular.ttf'));
  document.registerFont('head', path.join(fonts, '700Bold/Sarabun_700Bold.ttf'));
  document.font('head').fontSize(20).text(title, 56, 64, { lineBreak: false });
  document.font('text').fontSize(13).text('สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด', 56, 92, { lineBreak: false });
  document.moveTo(56, 120).lineTo(539, 120).lineWidth(1).stroke('#04413e');
  for (const [index, field] of [...PERSON, ...fields].entries()) {
    const y = 150 + index * 38;
    document.fontSize(14).text(field, 56, y, { lineBreak: false });
    document
      .moveTo(240, y + 16)
      .lineTo(539, y + 16)
      .dash(1.5, { space: 2 })
      .stroke('#546263')
      .undash();
  }
  document.fontSize(13).text('ลงชื่อ', 300, 720, { lineBreak: false });
  document.moveTo(336, 734).lineTo(539, 734).dash(1.5, { space: 2 }).stroke('#546263').undash();
  document.end();
  await finished(file);
}

mkdirSync(folder, { recursive: true });
for (const form of FORMS) await draw(form);

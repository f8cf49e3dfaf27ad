import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { temporaryFolder, writeFiles } from '../../test/temporary-folder.ts';
import { contentCommand } from './content.ts';
import { runCommand } from './run-command.ts';

const { url } = useTestDatabase();

async function run(args: string[], language = 'th'): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = { DATABASE_URL: url, DATA_DIR: temporaryFolder(), NODE_ENV: 'test', LANG: language };
  const io = { stdin: new PassThrough(), stdout, stderr, env };
  const code = await runCommand([contentCommand], ['content', ...args], io);
  const read = (stream: PassThrough) => String(stream.read() ?? '');
  return { code, out: read(stdout), err: read(stderr) };
}

function folder(text: string): string {
  const made = temporaryFolder();
  writeFileSync(path.join(made, 'a.md'), text);
  return made;
}

const GOOD = '---\ncategory: news\ntitle: ก\ndate: 2026-11-01\n---\nเนื้อหา\n';

describe('npm run portal -- content import', () => {
  it('reports what it did, and what a dry run would do', async () => {
    const trial = await run(['import', folder(GOOD), '--dry-run']);
    expect([trial.code, trial.err]).toEqual([0, '']);
    expect(trial.out).toMatch(/^ทดลองนำเข้าผ่านแล้ว.*\n {2}หน้า: เพิ่ม 1 เปลี่ยน 0 เหมือนเดิม 0\n/);
    const real = await run(['import', folder(GOOD)]);
    expect(real.out).toMatch(/^นำเข้าเนื้อหาเสร็จแล้ว\n {2}หน้า: เพิ่ม 1 /);
    const listed = JSON.parse((await run(['import', folder(GOOD), '--json', '--dry-run'])).out);
    expect(listed).toMatchObject({ command: 'content import', summary: { accepted: true, dryRun: true } });
  });

  it('lists files that no page uses', async () => {
    const made = writeFiles(folder(GOOD), { 'notes.txt': 'ก', 'news/page.rtf': 'ข', 'README.md': 'ค' });
    const { code, out } = await run(['import', made, '--dry-run']);
    expect([code, out]).toEqual([0, expect.stringMatching(/2 ไฟล์ไม่ใช่หน้า .*: news\/page\.rtf, notes\.txt\n/)]);
    const { summary } = JSON.parse((await run(['import', made, '--dry-run', '--json'])).out);
    expect(summary.unused).toEqual(['news/page.rtf', 'notes.txt']);
  });

  it('names the file and line of a problem, and exits with 1', async () => {
    const { code, out, err } = await run(['import', folder(GOOD.replace('2026-11-01', '2026-13-01'))]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^ไม่รับเข้า พบ 1 จุดที่ต้องแก้ .*\n {2}a\.md บรรทัด 4: date: /);
    const listed = await run(['import', folder(GOOD.replace('2026-11-01', '2026-13-01')), '--json']);
    expect([listed.code, listed.err]).toEqual([1, '']);
    expect(JSON.parse(listed.out)).toMatchObject({
      items: [{ file: 'a.md', line: 4, reason: 'date: ไม่มีวันนี้ในปฏิทิน' }],
      summary: { accepted: false },
    });
  });

  it('says in English how many problems there are, where and why', async () => {
    const bad = folder(GOOD.replace('2026-11-01', '2026-13-01'));
    const { err } = await run(['import', bad], 'en');
    expect(err).toMatch(
      /^Refused: 1 problems to correct\. The content of the portal was not changed\.\n {2}a\.md line 4: date: no such day in the calendar\n$/,
    );
    const listed = await run(['import', bad, '--json'], 'en');
    expect(JSON.parse(listed.out)).toMatchObject({
      items: [{ file: 'a.md', line: 4, reason: 'date: no such day in the calendar' }],
    });
  });

  it.each([[['import']], [['import', 'a', 'b']], [['remove', 'a']], [['import', '/nowhere/at/all']]])(
    'refuses %j',
    async (args) => {
      const { code, err } = await run(args);
      expect(code).toBe(1);
      expect(err).toMatch(/โฟลเดอร์/);
    },
  );
});

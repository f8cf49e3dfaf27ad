import { describe, expect, it } from 'vitest';
import { isSameDatabase, readPrimary, readStandby } from './replica-position.ts';

/** A connection that answers every statement with this row, or with none. */
function answering(row: { lsn: string | null } | null) {
  const asked: string[] = [];
  const query = async (statement: string) => {
    asked.push(statement);
    return { rows: row ? [{ system: '7411', name: 'sahakorn', ...row }] : [] };
  };
  return { query, asked };
}

describe('the position of a primary', () => {
  it.each([
    ['0/0', 0n],
    ['0/1', 1n],
    ['0/FFFFFFFF', 4_294_967_295n],
    ['1/0', 4_294_967_296n],
    ['16/B374D848', 97_500_059_720n],
    ['FFFFFFFF/FFFFFFFF', 18_446_744_073_709_551_615n],
  ])('%s is %d bytes of its log', async (lsn, position) => {
    expect(await readPrimary(answering({ lsn }))).toEqual({ system: '7411', name: 'sahakorn', position });
  });

  it('orders positions by both halves', async () => {
    const positions = await Promise.all(
      ['0/FFFFFFFF', '1/0', '1/A', '9/0', 'A/0', '10/0'].map((lsn) => readPrimary(answering({ lsn }))),
    );
    const bytes = positions.map(({ position }) => position);
    expect(bytes).toEqual(bytes.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(new Set(bytes).size).toBe(bytes.length);
  });

  it('is that to which the log is flushed, not only written', async () => {
    const primary = answering({ lsn: '0/1' });
    await readPrimary(primary);
    expect(primary.asked).toEqual([expect.stringContaining('pg_current_wal_flush_lsn')]);
  });
});

describe('the position of a replica', () => {
  it('is how far it has replayed', async () => {
    expect(await readStandby(answering({ lsn: '16/B374D848' }))).toMatchObject({ replayed: 97_500_059_720n });
  });

  it('is none for a database that is no replica', async () => {
    expect(await readStandby(answering({ lsn: null }))).toMatchObject({ replayed: null });
  });
});

it.each([readPrimary, readStandby])('does not invent a position without an answer', async (read) => {
  await expect(read(answering(null))).rejects.toThrow('did not report its position');
});

it.each([
  [{ system: '1', name: 'a' }, true],
  [{ system: '2', name: 'a' }, false],
  [{ system: '1', name: 'b' }, false],
  [{ system: '1', name: 'A' }, false],
])('takes %j for the same database: %s', (other, same) => {
  expect(isSameDatabase({ system: '1', name: 'a' }, other)).toBe(same);
});

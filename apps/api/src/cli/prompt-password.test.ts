import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { promptPassword } from './prompt-password.ts';
import type { PasswordSource } from './prompt-password.ts';

function terminal() {
  const modes: boolean[] = [];
  const source: PasswordSource = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (raw: boolean) => modes.push(raw),
  });
  return { source, modes, type: (keys: string | Buffer) => (source as unknown as PassThrough).write(keys) };
}

function screen() {
  const prompt = new PassThrough();
  return { prompt, text: () => String(prompt.read() ?? '') };
}

const says = (th: string, en: string) => (error: unknown) =>
  error instanceof OperatorError && error.getMessage('th') === th && error.getMessage('en') === en;

describe('promptPassword on a terminal', () => {
  it('prompts twice without echo', async () => {
    const { source, modes, type } = terminal();
    const { prompt, text } = screen();
    const password = promptPassword(source, prompt, 'th');
    type('แมวสาม');
    type('ตัว\rแมวสามตัว\r');
    expect(await password).toBe('แมวสามตัว');
    expect(text()).toBe('รหัสผ่าน: \nพิมพ์อีกครั้ง: \n');
    expect(modes).toEqual([true, false]);
  });

  it('prompts in English', async () => {
    const { source, type } = terminal();
    const { prompt, text } = screen();
    const password = promptPassword(source, prompt, 'en');
    type('a\ra\r');
    expect(await password).toBe('a');
    expect(text()).toBe('Password: \nOnce more: \n');
  });

  it('handles Backspace by whole letters, and ignores arrow keys and bracketed paste', async () => {
    const { source, type } = terminal();
    const password = promptPassword(source, new PassThrough(), 'th');
    type('wrong\u0015กี่\u007fab\b\u001b[D\u001b[200~c\u001b[201~\u0007\n');
    type('ac\r\n');
    expect(await password).toBe('ac');
  });

  it('reads multi-byte letters that arrive in two chunks', async () => {
    const { source, type } = terminal();
    const password = promptPassword(source, new PassThrough(), 'th');
    const bytes = Buffer.from('ก\rก\r');
    for (const byte of bytes) type(Buffer.from([byte]));
    expect(await password).toBe('ก');
  });

  it('turns echo off before the prompt, so that early typing is hidden', async () => {
    const { source, modes, type } = terminal();
    const { prompt } = screen();
    const modesAtPrompt: boolean[][] = [];
    prompt.on('data', () => modesAtPrompt.push([...modes]));
    const password = promptPassword(source, prompt, 'th');
    type('a\ra\r');
    await password;
    expect(modesAtPrompt.slice(0, 3)).toEqual([[true], [true], [true]]);
  });

  it('refuses two that differ', async () => {
    const { source, type } = terminal();
    const password = promptPassword(source, new PassThrough(), 'th');
    type('one\rtwo\r');
    await expect(password).rejects.toSatisfy(says('รหัสผ่านที่พิมพ์สองครั้งไม่ตรงกัน', 'The two passwords differ.'));
  });

  it.each(['\u0003', 'abc\u0004'])('stops at %j and restores the terminal', async (keys) => {
    const { source, modes, type } = terminal();
    const password = promptPassword(source, new PassThrough(), 'th');
    type(keys);
    await expect(password).rejects.toMatchObject({ name: 'PasswordPromptCancelled' });
    expect(modes).toEqual([true, false]);
  });
});

describe('promptPassword on a pipe', () => {
  const pipe = (text: string | Buffer) =>
    promptPassword(new PassThrough().end(text), new PassThrough(), 'th');

  it.each([
    ['secret line\n', 'secret line'],
    ['without an end', 'without an end'],
    [' spaces stay \r\nsecond line\n', ' spaces stay '],
    ['\ufeffmarked\n', 'marked'],
    ['\n', ''],
  ])('reads one line of %j', async (text, password) => {
    expect(await pipe(text)).toBe(password);
  });

  it('refuses an empty password', async () => {
    await expect(pipe('')).rejects.toSatisfy(
      says('ไม่มีรหัสผ่านเข้ามาทาง standard input', 'No password came from standard input.'),
    );
  });

  it('refuses what is not UTF-8', async () => {
    await expect(pipe(Buffer.from([0xa1, 0xa2, 0x0a]))).rejects.toSatisfy(
      says('รหัสผ่านทาง standard input ต้องเป็น UTF-8', 'A password from standard input must be UTF-8.'),
    );
  });
});

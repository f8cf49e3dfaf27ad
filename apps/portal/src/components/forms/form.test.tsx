import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextField } from '@sahakorn/ui/text-field';
import { expect, it } from 'vitest';
import type { ApiError } from '../../lib/api/api-error.ts';
import { Form } from './form.tsx';
import { useForm } from './use-form.ts';
import { useFormValues } from './use-form-values.ts';

const LOCKED = { title: 'รอก่อน', advice: 'แล้วลองใหม่', openTitle: 'ลองได้แล้ว' };
const TAKEN: ApiError = { kind: 'refused', code: '0', message: 'ชื่อนี้มีแล้ว' };
const TOO_MANY: ApiError = { kind: 'failed', status: 429, message: '', retryAfterSeconds: 30 };
const SIGNED_OUT: ApiError = { kind: 'superseded', message: '' };

const sent: string[] = [];

/** A form whose submissions end with these results in turn. */
function NameForm({ results }: { results: unknown[] }) {
  const form = useForm({
    state: useFormValues({ name: '', email: '' }),
    fieldIds: { name: 'name', email: 'email' },
    validate: ({ name }) => ({ name: name === '' ? 'กรอกชื่อ' : undefined }),
    send: async (values, getKey) => {
      sent.push(getKey(values));
      return Promise.resolve(results.shift());
    },
    toFormErrors: ({ message }) => ({ fieldErrors: { email: message }, general: ['ยังไม่บันทึก'] }),
  });
  return (
    <Form form={form} refused="ยังบันทึกไม่ได้" locked={LOCKED} submit="บันทึก" busyLabel="กำลังบันทึก">
      <TextField label="ชื่อ" {...form.bindText('name')} />
      <TextField label="อีเมล" {...form.bindText('email')} />
    </Form>
  );
}

async function submit(...results: unknown[]) {
  sent.length = 0;
  render(<NameForm results={results} />);
  await userEvent.type(screen.getByLabelText('ชื่อ'), 'x');
  await userEvent.click(screen.getByRole('button'));
}

const lines = () =>
  screen.queryAllByRole<HTMLAnchorElement>('link').map(({ textContent, hash }) => `${textContent} ${hash}`);

it('validates a field on blur only after the first try', async () => {
  render(<NameForm results={[]} />);
  const name = screen.getByLabelText('ชื่อ');
  await userEvent.click(name);
  await userEvent.tab();
  expect(name.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(lines()).toEqual(['กรอกชื่อ #name']);
  await userEvent.type(name, 'x');
  expect(name.getAttribute('aria-invalid')).toBeNull();
  await userEvent.clear(name);
  await userEvent.tab();
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

it('lists general errors before field errors, and counts the fields', async () => {
  await submit(TAKEN);
  const summary = await screen.findByRole('region', { name: 'ยังบันทึกไม่ได้ มี 1 ช่องที่ต้องแก้' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(lines()).toEqual(['ยังไม่บันทึก #name', 'ชื่อนี้มีแล้ว #email']);
});

it('keeps the idempotency key until a value changes or the form succeeds', async () => {
  await submit(TAKEN, undefined, undefined);
  const button = await screen.findByRole('button', { name: 'บันทึก' });
  await userEvent.click(button);
  expect(lines()).toEqual([]);
  await userEvent.click(button);
  const [first, second, third] = sent;
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

it('keeps the last server errors until the next response, so that the layout shifts once', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await submit(TAKEN, promise);
  const summary = await screen.findByRole('region', { name: /^ยังบันทึกไม่ได้/ });
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(await screen.findByRole('button', { name: 'กำลังบันทึก' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('region', { name: /^ยังบันทึกไม่ได้/ })).toBe(summary);
  resolve(TAKEN);
  await screen.findByRole('button', { name: 'บันทึก' });
  const next = screen.getByRole('region', { name: /^ยังบันทึกไม่ได้/ });
  expect(next).not.toBe(summary);
  await waitFor(() => expect(document.activeElement).toBe(next));
});

it('blocks further attempts until the server allows them', async () => {
  await submit(TOO_MANY);
  expect(await screen.findByText('รอก่อน')).toBeInstanceOf(HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: /^รอ \d+ วินาที$/ }));
  expect(sent).toHaveLength(1);
});

it('shows no error if the session ended during the request', async () => {
  await submit(SIGNED_OUT);
  expect(await screen.findByRole('button', { name: 'บันทึก' })).toBeInstanceOf(HTMLElement);
  expect(lines()).toEqual([]);
});

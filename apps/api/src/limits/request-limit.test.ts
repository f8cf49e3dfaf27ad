import { expect, it } from 'vitest';
import { RateLimited } from '../errors/domain-errors.ts';
import { RequestLimit } from './request-limit.ts';

function createLimit(perMinute: number) {
  const clock = { now: new Date('2026-11-20T03:00:10Z') };
  return { clock, limit: new RequestLimit({ perMinute, now: () => clock.now }) };
}

it('limits the requests of an address, and says how long to wait', () => {
  const { limit } = createLimit(2);
  limit.take('203.0.113.7');
  limit.take('203.0.113.7');
  expect(() => limit.take('203.0.113.7')).toThrow(new RateLimited(50));
  expect(() => limit.take('203.0.113.7')).toThrow(expect.objectContaining({ retryAfter: 50 }));
});

it('counts each network separately', () => {
  const { limit } = createLimit(1);
  limit.take('2001:db8::1');
  limit.take('203.0.113.7');
  expect(() => limit.take('2001:db8::2')).toThrow(RateLimited);
});

it('resets each minute', () => {
  const { limit, clock } = createLimit(1);
  limit.take('203.0.113.7');
  clock.now = new Date('2026-11-20T03:01:00Z');
  expect(() => limit.take('203.0.113.7')).not.toThrow();
});

it('keeps a bounded number of addresses', () => {
  const { limit } = createLimit(5);
  for (let at = 0; at < 10_000; at += 1) limit.take(`10.0.${at >> 8}.${at & 255}`);
  expect(() => limit.take('203.0.113.7')).toThrow(RateLimited);
  expect(() => limit.take('10.0.0.1')).not.toThrow();
});

it('refuses no address of IPv4 for the many networks of one client', () => {
  const { limit } = createLimit(5);
  for (let at = 0; at < 10_000; at += 1) limit.take(`2001:db8:7:${at.toString(16)}::1`);
  expect(() => limit.take('2001:db8:8::1')).toThrow(RateLimited);
  expect(() => limit.take('203.0.113.7')).not.toThrow();
});

it('is off with zero', () => {
  const { limit } = createLimit(0);
  const hundred = () => {
    for (let at = 0; at < 100; at += 1) limit.take('203.0.113.7');
  };
  expect(hundred).not.toThrow();
});

// Solves one challenge in a worker, so that a flood of the same process does not slow an honest member.
import { parentPort, workerData } from 'node:worker_threads';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const { counter, derivedKey } = await solveChallenge({ challenge: workerData, deriveKey });
parentPort?.postMessage({ counter, derivedKey }, []);

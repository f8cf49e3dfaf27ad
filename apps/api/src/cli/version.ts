import { parseArgs } from 'node:util';
import { RELEASE } from '../version.ts';
import type { Command } from './command.ts';

/** Prints the version and the commit of the portal. */
export const versionCommand: Command = {
  name: 'version',
  summary: {
    th: 'แสดงรุ่นและคอมมิตของพอร์ทัล',
    en: 'Print the version and the commit of the portal.',
  },
  usage: { th: '', en: '' },
  run: async (args, io) => {
    parseArgs({ args, options: {} });
    io.stdout.write(`sahakorn ${RELEASE}\n`);
    return 0;
  },
};

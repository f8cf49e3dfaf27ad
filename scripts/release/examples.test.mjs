// What can be known of the examples without a container and without a running systemd.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const release = inject('release');

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const inRelease = (file) => existsSync(path.join(release.folder, file));

describe('the container', () => {
  const text = read('examples/container/Containerfile');
  const file = DockerfileParser.parse(text);
  const stages = file.getInstructions().filter((instruction) => instruction.getKeyword() === 'FROM');
  const [lastStage] = stages.slice(-1);

  /** The words of the instructions of one kind in the image itself, not in the stages before it. */
  const getWords = (keyword) =>
    file
      .getInstructions()
      .filter(
        (instruction) =>
          instruction.getKeyword() === keyword &&
          instruction.getRange().start.line > lastStage.getRange().start.line,
      )
      .map((instruction) => instruction.getArgumentsContent());

  const environment = Object.fromEntries(
    getWords('ENV').flatMap((words) => words.split(' ').map((pair) => pair.split('='))),
  );

  it('has a valid file', () => {
    expect(validate(text)).toEqual([]);
  });

  it('runs on the Node of this project, and on glibc', () => {
    const { config } = JSON.parse(read('package.json'));
    for (const stage of stages) {
      expect(stage.getArgumentsContent()).toMatch(
        new RegExp(String.raw`^docker\.io/library/node:${config.node}-\w+-slim( AS \w+)?$`),
      );
    }
  });

  it('takes the archive under the name that it has', () => {
    const [added] = file.getInstructions().filter((instruction) => instruction.getKeyword() === 'ADD');
    const [pattern] = added.getArguments().map((argument) => argument.getValue());
    expect(path.matchesGlob(path.basename(release.file), pattern)).toBe(true);
    expect(getWords('COPY')).toEqual(['/release/sahakorn /opt/sahakorn']);
    expect(getWords('WORKDIR')).toEqual(['/opt/sahakorn']);
  });

  it('starts without a shell, so that signals reach the server', () => {
    const [entry] = getWords('ENTRYPOINT').map((words) => JSON.parse(words));
    expect(entry[0]).toBe('node');
    expect(inRelease(entry[1])).toBe(true);
    expect(getWords('STOPSIGNAL')).toEqual(['SIGTERM']);
  });

  it('is asked for its health by a command of the release', () => {
    const [, command, script] = /CMD \["(.+?)", "(.+?)"\]$/.exec(getWords('HEALTHCHECK')[0]);
    expect(command).toBe('node');
    expect(inRelease(script)).toBe(true);
  });

  it('runs as another user than root, in production, with its data in a volume', () => {
    expect(getWords('USER')).toEqual(['node']);
    expect(environment).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
    expect(getWords('VOLUME')).toEqual([environment.DATA_DIR]);
  });

  it('is composed with a named volume and a closed system', () => {
    const { services, volumes } = parse(read('examples/container/compose.yaml'));
    expect(services.portal.volumes).toEqual([`data:${environment.DATA_DIR}`]);
    expect(volumes.data.name).toBe('sahakorn-data');
    expect(services.portal).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '15s' });
  });
});

describe('the service', () => {
  const UNIT = 'examples/systemd/sahakorn.service';
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  if (!hasSystemd) console.warn('systemd-analyze is not installed: the unit is not verified here.');

  it('starts a command of the release, and gives it longer to end than it needs', () => {
    const unit = read(UNIT);
    expect(inRelease(/^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit)[1])).toBe(true);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)[1])).toBeGreaterThan(10);
  });

  it.runIf(hasSystemd)('is understood by systemd, which finds it well closed', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sahakorn-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const copy = path.join(folder, path.basename(UNIT));
    writeFileSync(copy, read(UNIT).replace('/usr/bin/node', process.execPath));
    const verified = spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' });
    expect(verified).toMatchObject({ status: 0, stderr: '' });
    const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', copy]);
    expect(judged.status).toBe(0);
  });
});

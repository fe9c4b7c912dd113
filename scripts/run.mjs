// Runs scripts/<task>.ts on the Node that the lockfile pins. Works on Node 20 and before any install, so: plain JavaScript without own imports.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants as systemConstants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(checkout, 'node_modules');
const stampFile = join(modules, '.mall-install');
const [task, ...taskArguments] = process.argv.slice(2);
// Larger semi-spaces only use memory: the server kept 265 MB instead of 183 MB, and was no faster. By default V8
// lets the old generation grow fourfold before a collection; by half is enough (docs/decisions/0036-what-a-request-costs-the-server.md).
const nodeOptions = ['start', 'serve', 'work', 'seed'].includes(task)
  ? ['--max-semi-space-size=8', '--heap-growing-percent=50']
  : [];
// Memory of the C library: an arena for each thread keeps the most that the thread once needed.
const memoryPools = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1' };

// Tasks that run in production beside others use what is installed, and so does a read-only checkout.
const installsNothing = ['migrate', 'distribute', 'serve', 'work', 'check-config'].includes(task);

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function isInstalled(lockHash) {
  if (!existsSync(modules)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash) return true;
  // A manual install leaves npm's own lockfile, newer than the one it followed. A release has the stamp: a copy of it has any times.
  const npmNote = join(modules, '.package-lock.json');
  return existsSync(npmNote) && statSync(npmNote).mtimeMs >= statSync(join(checkout, 'package-lock.json')).mtimeMs;
}

function install() {
  const exists = existsSync(modules);
  if (!exists && installsNothing) fail('packages are missing: run npm ci');
  if (exists && (installsNothing || !isWritable(modules))) return;
  const lockHash = createHash('sha256')
    .update(readFileSync(join(checkout, 'package-lock.json')))
    .digest('hex');
  if (!isInstalled(lockHash)) {
    console.log('• installing packages (npm install) …');
    const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
    // NODE_ENV=production or an npm setting of the machine must not leave out packages that the build and Node itself need.
    // `npm ci` would first delete what a running mall is using; this installs the same versions, and leaves the lockfile as it is.
    const options = [
      'install',
      '--no-save',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const result = spawnSync(npm[0], [...npm.slice(1), ...options], { cwd: checkout, stdio: 'inherit' });
    if (result.status !== 0) fail(`npm install failed${result.error ? `: ${result.error.message}` : ''}`);
  }
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== lockHash) writeStamp(lockHash);
}

function writeStamp(lockHash) {
  try {
    writeFileSync(stampFile, lockHash);
  } catch {
    // Installed by another user: the next start compares npm's own lockfile again.
  }
}

function findNode() {
  const pinned = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(`no Node 24 comes with the mall for ${process.platform} ${process.arch}: run this with Node 24 or newer`);
}

function fail(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

function run() {
  const node = findNode();
  const path = [dirname(node), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  // Caches the code without types for later starts: saves two seconds and 12 MB.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'compiled');
  // The channel carries no messages: when either side dies, however suddenly, the other one notices.
  const child = spawn(node, [...nodeOptions, join(checkout, 'scripts', `${task}.ts`), ...taskArguments], {
    cwd: checkout,
    env: { ...process.env, ...memoryPools, PATH: path, NODE_COMPILE_CACHE: compiled },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (systemConstants.signals[signal] ?? 1)));
  forwardSignals(child);
  watchParent(child);
}

function forwardSignals(child) {
  // Ctrl-C reaches the whole process group, so the task may receive it twice; it ignores an immediate second one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
}

// Without this a kill -9 of npm would leave the shop running and its port taken. (`exec` in package.json avoids npm's shell.)
function watchParent(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
}

if (!task || !existsSync(join(checkout, 'scripts', `${task}.ts`))) fail(`there is no task "${task ?? ''}" in scripts/`);
install();
run();

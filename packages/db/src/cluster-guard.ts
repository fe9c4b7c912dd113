import { leaseName } from './embedded-lease.ts';
import { spawnGuard } from './process-guard.ts';

/**
 * Stops the server when its last user was killed. It removes the lease of the dead process and, unless another living process holds a
 * lease, sends the main process a stop signal. A process that ended but was not reaped by its parent has no working folder any more.
 */
const guardScript = `
read -r _
cd "$1" || exit
rm -f "leases/$2"
for lease in leases/*; do
  user=\${lease#leases/}
  [ -e "/proc/\${user%-*}/cwd" ] || continue
  case " $(cat "/proc/\${user%-*}/stat") " in *" \${user#*-} "*) exit ;; esac
done
read -r server < data/postmaster.pid
[ "$(readlink "/proc/$server/cwd")" = "$1/data" ] && kill -INT "$server"
while [ -e "/proc/$server/cwd" ]; do sleep 0.1; done
[ -z "$3" ] || rm -rf "$1"`;

/**
 * Starts a tiny process beside ours, which survives even a kill -9 of ours and then returns our lease of the cluster. Returns a function
 * that ends the guard when we leave normally.
 */
export function guardLease(home: string, isThrowaway: boolean): () => void {
  return spawnGuard(guardScript, [home, leaseName(), isThrowaway ? 'delete' : '']);
}

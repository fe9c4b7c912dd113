import { leaseName } from './embedded-lease.ts';
import { spawnGuard } from './process-guard.ts';

/**
 * What ends the server when its last user was killed: the lease of the dead process goes, and unless another living process holds
 * one, the main process is sent a signal to stop. A process that ended but was not collected by its parent has no working folder any more.
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
 * Lays a tiny process beside ours: it outlives even a kill -9 of ours and then gives our lease of the cluster back. Returns what ends
 * the guard when we leave in the ordinary way.
 */
export function guardLease(home: string, isThrowaway: boolean): () => void {
  return spawnGuard(guardScript, [home, leaseName(), isThrowaway ? 'delete' : '']);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Imports each icon from its own file: through the list of all icons, every page would seem to need each of them. */
export function directIcons(): Plugin {
  const files = iconFiles();
  const importOf = (written: string): string => {
    const [name = '', local = name] = written.trim().split(' as ');
    const file = files.get(name);
    if (file) return `import ${local} from '${file}';`;
    return name === '' || name.startsWith('type ') ? '' : `import { ${written} } from 'lucide-react';`;
  };
  return {
    name: 'mall:direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /from 'lucide-react'/ },
      handler: (code) => ({
        code: code.replace(/import \{([^}]*)\} from 'lucide-react';/g, (_all, names: string) =>
          names.split(',').map(importOf).join(''),
        ),
        map: null,
      }),
    },
  };
}

/** Where each icon stands, by every name it goes by. */
function iconFiles(): ReadonlyMap<string, string> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm');
  const list = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']*)'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, join(folder, file));
  }
  return files;
}

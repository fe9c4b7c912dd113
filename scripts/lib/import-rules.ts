import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { importsOf } from './imports.ts';

// What it buys: the layers of docs/architecture.md, with the folder's own name in a rule ($1), in a second and without
// a configuration language. When to drop it: dependency-cruiser can do all of this too, but version 18 reads TypeScript
// through the JavaScript interface of `typescript`, which 7.0 does not have. Take it once it reads TypeScript 7.

type Rule = {
  /** Files that the rule applies to; its groups can be used in `refuses` as $1. */
  readonly within: RegExp;
  readonly refuses: string;
  readonly except?: RegExp;
  readonly reason: string;
};

// The logs have no use cases besides reading, sealing and verifying them.
const ownByModule = '^apps/api/src/modules/(?!records/).*\\.(repository|routes)\\.ts$';
const tests = /\.test\.tsx?$|\/testing\//;

/** Who may import whom: a target is a file of ours, such as packages/domain/src/price.ts, or the name of a package. */
const rules: readonly Rule[] = [
  { within: /^packages\/contracts\//, refuses: '^(apps/|packages/(?!contracts/))', reason: 'contracts → zod only' },
  { within: /^packages\/domain\//, refuses: '^(apps/|packages/(?!(domain|contracts)/))', reason: 'domain → contracts' },
  { within: /^packages\/page-chunks\//, refuses: '^(apps/|packages/(?!page-chunks/))', reason: 'page-chunks → vite' },
  { within: /^packages\/ui\//, refuses: '^(apps/|packages/(?!ui/))', reason: 'ui knows no mall' },
  {
    within: /^packages\/db\/src\/(?!seed\/|generated\.ts)/,
    refuses: '^(apps/|packages/(?!(db|postgres)/))',
    except: tests,
    reason: 'db → postgres, kysely; only its demo data and the types of its JSON know contracts and domain',
  },
  {
    within: /^packages\/postgres\//,
    refuses: '^(apps/|packages/(?!postgres/))',
    except: tests,
    reason: 'postgres → kysely, postgres.js; the connections know nothing of the mall',
  },
  {
    within: /^(?!packages\/postgres\/)/,
    refuses: '^packages/postgres/src/(?!(open-pool|client|tls-mode|setting-error)\\.ts)',
    except: tests,
    reason: 'of the connections to PostgreSQL only open-pool, client, tls-mode and setting-error are for others',
  },
  {
    within: /^packages\/db\/src\/seed\//,
    refuses: '^(apps|packages/(ui|testing))/',
    except: tests,
    reason: 'demo data → contracts, domain',
  },
  { within: /^packages\/testing\//, refuses: '^(apps|packages/ui)/', reason: 'testing → contracts, domain, db' },
  {
    within: /^apps\/api\//,
    refuses: '^(apps/(?!api/)|packages/(ui|testing)/)',
    except: tests,
    reason: 'api → contracts, domain, db',
  },
  {
    within: /^apps\/web\//,
    refuses: '^(apps/(?!web/)|packages/(db|postgres|testing)/)',
    except: tests,
    reason: 'web → contracts, domain, ui',
  },
  {
    within: /^apps\/admin\//,
    refuses: '^(apps/(?!admin/)|packages/(db|postgres|testing)/)',
    except: tests,
    reason: 'admin → contracts, domain, ui',
  },
  {
    within: /^apps\/sandbox\//,
    refuses: '^(apps/(?!sandbox/)|packages/(?!contracts/))',
    reason: 'sandbox → contracts',
  },

  {
    within: /^apps\/web\/src\/(lib|components|entities|features|shell)\//,
    refuses: '^apps/web/src/screens/',
    reason: 'screens → shell, features; none of these knows the table of pages',
  },
  {
    within: /^apps\/web\/src\/(lib|components|entities|features)\//,
    refuses: '^apps/web/src/shell/',
    reason: 'features → entities, components, lib',
  },
  {
    within: /^apps\/web\/src\/(lib|components|entities)\//,
    refuses: '^apps/web/src/features/',
    reason: 'entities → components, lib',
  },
  {
    within: /^apps\/web\/src\/(lib|components)\//,
    refuses: '^apps/web/src/entities/',
    reason: 'components → lib',
  },
  { within: /^apps\/web\/src\/lib\//, refuses: '^apps/web/src/components/', reason: 'lib → packages' },
  {
    within: /^apps\/web\/src\/features\/([\w-]+)\//,
    refuses: '^apps/web/src/features/(?!$1/)',
    reason: 'a feature knows no other feature',
  },
  {
    within: /^apps\/web\/src\/.*\/desktop\//,
    refuses: '^apps/web/src/.*/mobile/',
    reason: 'desktop and mobile share model and parts only',
  },
  {
    within: /^apps\/web\/src\/.*\/mobile\//,
    refuses: '^apps/web/src/.*/desktop/',
    reason: 'desktop and mobile share model and parts only',
  },
  {
    within: /^apps\/web\/src\/.*\/model\//,
    refuses: '^apps/web/src/.*/(desktop|mobile|parts)/',
    reason: 'a model decides and renders nothing',
  },

  {
    within: /^apps\/admin\/src\/(lib|kit)\//,
    refuses: '^apps/admin/src/(shell|features)/',
    reason: 'shell, features → kit → lib',
  },
  { within: /^apps\/admin\/src\/lib\//, refuses: '^apps/admin/src/kit/', reason: 'lib → packages' },
  {
    within: /^apps\/admin\/src\/shell\//,
    refuses: '^apps/admin/src/features/',
    reason: 'the shell stands around every desk and knows none',
  },
  {
    within: /^apps\/admin\/src\/features\/([\w-]+)\//,
    refuses: '^apps/admin/src/(shell/|features/(?!$1/))',
    reason: 'a desk knows the kit, and no other desk',
  },

  {
    within: /^apps\/api\/src\/modules\/([\w-]+)\//,
    refuses: '^apps/api/src/modules/(?!$1/).*\\.(repository|routes)\\.ts$',
    except: tests,
    reason: 'a module knows only the use cases of another',
  },
  {
    within: /^apps\/api\/src\/(?!modules\/|(shop|office)-modules\.ts)/,
    refuses: ownByModule,
    except: tests,
    reason: 'outside of a module only its use cases are known, and its routes to the list of modules',
  },
  {
    within: /^(scripts\/(?!lib\/demo-|lib\/operator-act|staff)|e2e\/)/,
    refuses: ownByModule,
    except: tests,
    reason: 'commands know use cases; only demo data is written past them',
  },
  {
    within: /^(apps|packages\/(?!testing))/,
    refuses: '^(scripts|e2e)/|/testing/|\\.test\\.tsx?$',
    except: tests,
    reason: 'what is shipped knows neither tools nor tests',
  },
  {
    within:
      /^apps\/api\/src\/(?!plugins\/|metrics\/|tracing\/|pages\/|office\/|modules\/staff\/|logging\.ts|app\.ts|office-modules\.ts|server\.ts|.*\.routes\.ts)/,
    refuses: '^fastify$',
    except: tests,
    reason:
      'fastify only in routes, plugins, metrics, tracing, pages, the office and its sessions, app, list of modules and server',
  },
  {
    within: /^apps\/api\/src\/(?!.*\.repository\.ts|office\/|.*\/office\/is-\w+\.ts)/,
    refuses: '^(kysely|postgres)$',
    except: tests,
    reason: 'SQL only in repositories, what the lists of the office share, and migrations',
  },
];

const sources = ['{apps,packages}/*/src/**/*.{ts,tsx}', '{scripts,e2e}/**/*.ts'];

/** Every import that breaks a rule, one line each. */
export function findForbiddenImports(): string[] {
  const files = globSync(sources, { cwd: checkoutFolder });
  return files.sort().flatMap((file) => forbiddenImportsOf(file, readFileSync(join(checkoutFolder, file), 'utf8')));
}

export function forbiddenImportsOf(file: string, source: string): string[] {
  const targets = importsOf(file, source);
  return rules.flatMap((rule) => breaches(rule, file, targets));
}

function breaches({ within, refuses, except, reason }: Rule, file: string, targets: readonly string[]): string[] {
  const match = within.exec(file);
  if (!match || except?.test(file)) return [];
  const refused = new RegExp(refuses.replace('$1', match[1] ?? ''));
  return targets.filter((target) => refused.test(target)).map((target) => `${file} imports ${target}: ${reason}`);
}

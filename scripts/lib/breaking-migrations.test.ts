import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findBreakingMigrations, findBreakingStatements } from './breaking-migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a statement that may break the previous version', () => {
  test.each([
    'drop table note;',
    'DROP VIEW seen;',
    'drop function price_of(int);',
    'drop trigger notify_it on note;',
    'alter table note rename to remark;',
    'alter table note rename column text to words;',
    'alter table note drop column text;',
    'alter table note drop text;',
    'alter table only note alter column text type int using 1;',
    'alter table note alter text set data type int;',
    'alter table note alter column text set not null;',
    'alter table note alter column text drop default;',
    'alter table note add column more int not null;',
    "alter table note add column more int, add column most text not null check (most in ('a', 'b'));",
    "alter table note add constraint note_text check (text <> '');",
    'alter table note add unique (text);',
    'alter table note enable row level security;',
    "alter domain actor add constraint few check (value = 'A');",
    "alter type state rename value 'a' to 'b';",
    'create unique index note_text on note (text);',
    'revoke select on note from mall_app;',
    'do $$ begin\n  -- Also where it is hidden.\n  if true then null; end if; alter table note drop column text;\nend $$;',
  ])('is found: %s', (statement) => expect(findBreakingStatements(statement)).toHaveLength(1));

  test.each([
    'create table note (id int not null); alter table note add check (id > 0); create unique index a on note (id);',
    'alter table note add column more int;',
    'alter table note add column more int not null default 0;',
    'alter table note add column no bigint not null generated always as identity;',
    'alter table note drop constraint note_text_check;',
    'create or replace function f() returns void language sql as $$ drop table note; $$;',
    'create index note_text on note (text); drop index other;',
    "-- drop table note;\n/* drop table note; */ select 'drop table note; drop table note';",
    "comment on table note is 'alter table note drop column text';",
    'grant select on note to mall_app;',
    'revoke execute on function f(), g(int) from public;',
    'alter index note_text rename to note_words;',
    "update note set text = 'a';",
  ])('is not: %s', (statement) => expect(findBreakingStatements(statement)).toEqual([]));
});

describe('the migrations of a release', () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  test('declare what they break, and since when nothing uses it', () => {
    write('0431_old.sql', 'drop table older_than_the_rule;');
    write('0440_a.sql', '-- breaks: versions before 0431; none of them reads it\ndrop table a;');
    write('0441_b.sql', '-- breaks: nothing; the list of states only grows\nalter table b add check (true);');
    write('0442_c.sql', 'alter table c add column more int;');
    expect(findBreakingMigrations(folder)).toEqual([]);
    write('0443_d.sql', 'alter table d drop column text;');
    write('0444_e.sql', '-- breaks: versions before 0450; no such one\ndrop table e;');
    write('0445_f.sql', '-- breaks: versions before\ndrop table f;');
    expect(findBreakingMigrations(folder)).toEqual([
      expect.stringContaining('0443_d.sql: "alter table d drop column text" may break the version before it'),
      '0444_e.sql: there is no earlier migration 0450',
      expect.stringContaining('0445_f.sql: "drop table f"'),
    ]);
  });

  test('of this checkout do so', () => expect(findBreakingMigrations()).toEqual([]));
});

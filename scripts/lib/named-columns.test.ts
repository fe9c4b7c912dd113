import { describe, expect, test } from 'vitest';
import { findUnnamedColumns, unnamedColumnsOf } from './named-columns.ts';

/** With `?` for a value. */
const found = (source: string) => unnamedColumnsOf('one.repository.ts', source.replaceAll('?', `\${value}`));

describe('columns that a statement does not name', () => {
  test.each([
    ["database.selectFrom('note').selectAll().execute()", 'selectAll'],
    ["database.selectFrom('note as n').selectAll('n')", 'selectAll'],
    ["database.updateTable('note').set(change).returningAll()", 'returningAll'],
    ['sql`select * from note where note_no = ?`', 'select *'],
    ['sql`select *, true as is_read from note`', 'select *'],
    ['sql`select distinct * from note`', 'distinct *'],
    ['sql`select ?, * from note`', ', *'],
    ['sql`insert into note (text) values (?) returning *`', 'returning *'],
    ['sql`select n.*, m.name from note n join mall m using (mall_id)`', 'n.*'],
    ['sql`select n.* from mall m left join note as n using (mall_id)`', 'n.*'],
    ['sql`select note.* from note`', 'note.*'],
    // A function may return rows of a table.
    ['sql`select r.* from read_notes(?) r`', 'r.*'],
    ['sql`select * from read_notes(?)`', 'select *'],
    // Nobody can tell what it reads.
    ['sql`select * from ?`', 'select *'],
    ['sql`select n.* ?`', 'n.*'],
    // Also where the other source is a subquery.
    ['sql`select * from (select note_no from note) n join mall using (mall_id)`', 'select *'],
    ['sql`select n.note_no from (select n.* from note n) n`', 'n.*'],
  ])('are found: %s', (source, what) =>
    expect(found(source)).toEqual([expect.stringContaining(`one.repository.ts reads "${what}"`)]),
  );

  test.each([
    'sql`select note_no, count(*)::int, price * 2, price*quantity from note`',
    'sql`select * from unnest(?::int[]) with ordinality wanted (note_no, place)`',
    'sql`select ?, * from unnest(?::int[]) on conflict (a) do update set b = excluded.b, c = excluded.c`',
    'sql`select wanted.* from unnest(?::int[]) as wanted`',
    'sql`with read as (select note_no from note) select * from read order by note_no, text`',
    'sql`with read as materialized (select note_no from note) select read.*, m.name from read, mall m`',
    'sql`select n.*, m.name from (select note_no from note n) n join mall m using (mall_id)`',
    'sql`select * from (select note_no from note) n left join (select name from mall) m on true`',
    'const page = sql`(select note_no from note) page`; sql`select page.* from ?`',
    '/** Like select * from note. */ const text = /note.*/;',
  ])('are not: %s', (source) => expect(found(source)).toEqual([]));

  test('are in no statement of this server', () => expect(findUnnamedColumns()).toEqual([]));
});

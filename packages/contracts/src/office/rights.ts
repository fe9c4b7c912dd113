const providerRoles = ['SUPER', 'MD', 'CS', 'FINANCE', 'MARKETING', 'SECURITY'] as const;
/** Roles of a mall's own people: their grants name malls, and nothing else exists for them. */
export const mallRoles = ['WELFARE', 'PARTNER', 'DEALER'] as const;
/** The built-in roles, in the order of the table's columns. */
export const roleCodes = [...providerRoles, ...mallRoles] as const;
export type RoleCode = (typeof roleCodes)[number];
/** False for a role made by staff. */
export const isBuiltIn = (code: string): code is RoleCode => roleCodes.some((one) => one === code);

const verbsOf = {
  /** Totals only. */
  Σ: ['totals'],
  /** Reads, with personal data masked. */
  r: ['read'],
  /** Reads, and may unmask one person with a reason. */
  R: ['read', 'unmask'],
  W: ['read', 'write'],
  /** An action that reveals nothing here. */
  w: ['write'],
  /** Cancels and withdraws what others have processed. */
  E: ['read', 'end'],
  /** Decides cases of others, never one's own. */
  A: ['read', 'decide'],
  /** Requests what somebody else decides. */
  q: ['read', 'request'],
  p: ['read', 'propose'],
  /** Confirms statements of its own. */
  c: ['read', 'confirm'],
  /** Invites people into their own malls. */
  i: ['read', 'invite'],
} as const;
type Letter = keyof typeof verbsOf;
type Verb = (typeof verbsOf)[Letter][number];

/** Who may do what; – is nothing, and a cell may have several letters. Further conditions of a cell are in domain/office/rights.ts. */
// biome-ignore format: a table is read by its columns.
export const rights = {
  //                SUPER   MD    CS    FIN   MKT   SEC   WELF  PART  DEAL
  orders:          ['RW',  'r',  'RW', 'R',  'Σ',  'r',  '–',  'r',  '–'],
  parcels:         ['RW',  '–',  'RW', '–',  '–',  '–',  '–',  'RW', '–'],
  claims:          ['W',   '–',  'W',  'A',  '–',  '–',  '–',  'r',  '–'],
  deposits:        ['W',   '–',  'W',  'A',  '–',  '–',  '–',  '–',  '–'],
  ledger:          ['r',   '–',  'r',  'W',  '–',  'r',  '–',  '–',  '–'],
  sheets:          ['RW',  '–',  'RW', 'R',  '–',  'r',  '–',  'r',  '–'],
  settlement:      ['A',   '–',  '–',  'W',  '–',  'r',  'c',  'c',  'c'],
  applications:    ['RWE', 'r',  'RE', '–',  '–',  'r',  '–',  'Σ',  'RW'],
  subscriptions:   ['RW',  'r',  'RW', '–',  '–',  'r',  '–',  'r',  '–'],
  questions:       ['W',   '–',  'W',  '–',  '–',  'r',  '–',  'W',  'W'],
  customerReviews: ['W',   'r',  'W',  '–',  'r',  'r',  '–',  'W',  '–'],
  contacts:        ['W',   '–',  'W',  '–',  '–',  'r',  '–',  'W',  'W'],
  lookAs:          ['w',   '–',  'w',  '–',  '–',  '–',  '–',  '–',  '–'],
  members:         ['RW',  '–',  'RW', '–',  'Σ',  'r',  '–',  'r',  '–'],
  joining:         ['W',   '–',  'W',  '–',  '–',  '–',  'W',  'W',  '–'],
  roster:          ['W',   '–',  'r',  '–',  '–',  'r',  'W',  '–',  '–'],
  products:        ['WAq', 'WAq','–',  '–',  '–',  'r',  '–',  'q',  '–'],
  stock:           ['W',   'W',  '–',  '–',  '–',  'r',  '–',  '–',  '–'],
  media:           ['W',   'W',  '–',  '–',  'W',  '–',  '–',  'r',  '–'],
  listings:        ['W',   'W',  '–',  '–',  'r',  '–',  '–',  'W',  '–'],
  plans:           ['W',   'W',  '–',  '–',  '–',  '–',  '–',  '–',  '–'],
  supports:        ['W',   'A',  '–',  '–',  '–',  '–',  '–',  '–',  'p'],
  displays:        ['W',   'W',  '–',  '–',  'W',  '–',  '–',  'W',  '–'],
  specialSales:    ['W',   'W',  '–',  '–',  'W',  '–',  '–',  'p',  '–'],
  boards:          ['W',   '–',  'W',  '–',  'W',  '–',  'W',  'W',  '–'],
  terms:           ['q',   '–',  '–',  '–',  '–',  'A',  '–',  'q',  '–'],
  coupons:         ['W',   '–',  'W',  'A',  'W',  '–',  '–',  'W',  '–'],
  newsletters:     ['A',   '–',  '–',  '–',  'W',  '–',  '–',  'W',  '–'],
  budgets:         ['W',   '–',  '–',  'A',  '–',  '–',  'r',  '–',  '–'],
  points:          ['–',   '–',  'W',  '–',  '–',  '–',  'W',  '–',  '–'],
  malls:           ['W',   '–',  '–',  '–',  'p',  'A',  '–',  '–',  '–'],
  policies:        ['W',   '–',  '–',  '–',  'r',  'r',  'W',  'W',  '–'],
  themes:          ['W',   '–',  '–',  '–',  'W',  '–',  '–',  'W',  '–'],
  runs:            ['WA',  'W',  '–',  '–',  'W',  '–',  '–',  '–',  '–'],
  statistics:      ['r',   'r',  'Σ',  'r',  'r',  '–',  'Σ',  'r',  'r'],
  searches:        ['W',   'W',  '–',  '–',  'W',  '–',  '–',  'r',  '–'],
  exports:         ['w',   'w',  'w',  'w',  'w',  '–',  'w',  'w',  'w'],
  personalExports: ['W',   '–',  'W',  'W',  '–',  'A',  '–',  '–',  '–'],
  staff:           ['Wi',  '–',  '–',  '–',  '–',  'A',  'i',  'i',  'i'],
  staffSessions:   ['w',   '–',  '–',  '–',  '–',  'w',  '–',  '–',  '–'],
  records:         ['–',   '–',  '–',  '–',  '–',  'W',  '–',  '–',  '–'],
  mails:           ['W',   '–',  'W',  '–',  'W',  'r',  '–',  '–',  '–'],
  system:          ['W',   '–',  '–',  '–',  '–',  'r',  '–',  '–',  '–'],
} as const;
/** A row of the table. */
export type Action = keyof typeof rights;

type LettersIn<Cell extends string> = Cell extends `${infer First}${infer Rest}` ? First | LettersIn<Rest> : never;
type VerbsIn<Cell extends string> = (typeof verbsOf)[LettersIn<Cell> & Letter][number];

/** A permission of a role, such as `claims.decide`: a row of the table with a verb in it. */
export type Permission = { [A in Action]: `${A}.${VerbsIn<(typeof rights)[A][number]>}` }[Action];

/** What a cell of the table allows. */
export const verbsIn = (cell: string): readonly Verb[] =>
  [...cell].flatMap((letter): readonly Verb[] => verbsOf[letter as Letter] ?? []);

/** Every permission, in the table's order. */
export const permissions: readonly Permission[] = (Object.keys(rights) as Action[]).flatMap((action) =>
  [...new Set(rights[action].flatMap(verbsIn))].map((verb) => `${action}.${verb}` as Permission),
);

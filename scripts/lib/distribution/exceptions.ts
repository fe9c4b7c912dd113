import type { Exceptions } from './rules.ts';

const because = (reason: string, things: readonly string[]) =>
  Object.fromEntries(things.map((thing) => [thing, reason]));

const log =
  'a log of millions of rows that nobody looks up: a key would cost a third of its size; it moves by whole rows';
const ownMall =
  'works in the mall that its transaction has entered, and compares with current_mall_id(): gets it as an argument first';
const onNode = `${ownMall}, and runs on the mall’s node then (create_distributed_function, as the trial did with archive_…)`;
const step = 'a step of another function, with rows of its mall';
const ofAll = 'is about all malls; nothing of a mall is written in its transaction before it';

const ofArchive = [
  'archive_member(bigint,timestamp with time zone)',
  'archive_questions(bigint,bigint,timestamp with time zone)',
  'erase_expired_archive(date)',
];
const ofContent = [
  'flip_content(timestamp with time zone)',
  'publish_content(text,integer)',
  'follow_blueprint(text,text,boolean,boolean,text[],bigint,timestamp with time zone)',
  'keep_item(text,text,text[])',
];
const undone = [
  'begin_order_trial(text)',
  'preview_contents(jsonb,timestamp with time zone)',
  'preview_terms(integer)',
];
const prices = 'set_phone_list_prices(text[],integer[])';
const ofMall = [
  'count_expired_archive()',
  'near_suggestions(text,integer)',
  'open_archive(bigint,bigint,timestamp with time zone)',
];
const told = {
  'restocks_told(text,integer,timestamp with time zone)':
    'counts in all malls within a statement of one: to be asked before, in a transaction of its own',
};
const malls = ['take_stale_suggestions()', 'write_search_documents(jsonb)', 'follow_product(integer)'];

/** Known violations of the rules of distributing by mall (rules.ts), each with its reason. One that is no longer needed fails the check, too. */
export const exceptions: Exceptions = {
  'has a primary key': {
    ...because(log, ['page_view', 'search_log']),
    preview_mark: 'never has a row that is committed, and previews must not wait for each other’s',
  },
  'is unique within its mall': {
    session_looked_by:
      'a member of staff looks at one mall as a member at a time: to be counted in a table of all malls first',
  },
  'sets no key to null on delete': {
    mall_order_mall_id_upload_no_fkey:
      'versions before 0533 leave it to the key that an order names no erased sheet; drop it in a release after',
  },
  'fires on no truncate': {
    'notify_menu_changed on category': 'tests truncate; to be made anew without it, as its function is',
  },
  'is written in plpgsql': because('reads as one statement; written in plpgsql with the argument that it lacks', [
    ...[
      'archive_questions(bigint,bigint,timestamp with time zone)',
      'count_expired_archive()',
      'erase_expired_archive(date)',
    ],
    ...['compare_items(integer,text,text[])', 'has_own_items(integer,text,jsonb)', 'section_items(integer,text)'],
    ...['near_suggestions(text,integer)', 'open_archive(bigint,bigint,timestamp with time zone)', prices],
    'restocks_told(text,integer,timestamp with time zone)',
  ]),
  'is told its mall': {
    ...because(onNode, [...ofArchive, prices]),
    ...because(ownMall, [...ofContent, ...undone, ...ofMall]),
    ...because(step, [
      'add_to_review_tally(customer_review,integer)',
      ...['applications', 'orders', 'subscriptions'].map((what) => `archive_${what}(bigint,timestamp with time zone)`),
      ...['exhibition', 'home', 'keywords', 'pages', 'popup', 'post'].map(
        (what) => `publish_${what}(content_revision)`,
      ),
      'drop_item(text,text,jsonb,bigint,timestamp with time zone)',
      'put_annex(text,text,bigint,timestamp with time zone)',
      'put_content(text,integer,jsonb,text,bigint,timestamp with time zone)',
      'put_item(text,text,text,jsonb,bigint,timestamp with time zone)',
    ]),
    ...because(ofAll, [...malls, 'malls_behind(text,integer)']),
    ...told,
  },
  'runs as its caller': {
    'blank_old_records(integer,timestamp with time zone,integer)':
      'the first that its transaction does, and told its mall: runs on the mall’s node then',
    ...because(onNode, [...ofArchive, prices]),
    ...because(ownMall, [...ofContent, ...undone, ...ofMall]),
    ...because(ofAll, [
      ...malls,
      'due_malls(text,timestamp with time zone)',
      'take_search_changes(integer)',
      'write_search_suggestions(integer,jsonb)',
    ]),
    ...told,
  },
  'names its mall in every part': {
    ...because('a part of statements that name the mall', [
      'modules/application/office/application-queue.repository.ts countQueueRows',
      'modules/board/office/post.repository.ts countPostRows',
      'modules/cart/cart-change.repository.ts updateOption',
      'modules/display/office/content.repository.ts countContentRows',
      'modules/member/office/member-card.repository.ts entriesOf',
      'modules/order/claim/office/claim-queue.repository.ts found',
      'modules/payment/compare/comparison.repository.ts heldAttempts',
      'modules/payment/recover/recovery.repository.ts attempts',
      'modules/stock/office/held.repository.ts heldPieces',
    ]),
    ...because('the office reads all malls at once', [
      'metrics/figures.repository.ts findMoneyFigures',
      'modules/media/office/media.repository.ts isInPastOrders',
      'modules/product/facts/phone.repository.ts listNamed',
      'modules/product/office/option.repository.ts listOptionsOnSpecialSale',
      'modules/product/office/product-list.repository.ts listedIn',
      'modules/product/office/product.repository.ts hasOpenOrders',
      'modules/product/office/product.repository.ts listProductOptions',
      'modules/product/sheet/catalogue.repository.ts listOptionsOf',
      'modules/review/review.repository.ts listColleagues',
      ...['hasSold', 'isAwaited', 'withFigures'].map((name) => `modules/stock/office/stock.repository.ts ${name}`),
      'modules/stock/office/entry.repository.ts prove',
    ]),
  },
};

import { describe, expect, test } from 'vitest';
import { goodsCard } from './goods.ts';
import { mallLayout } from './layout.ts';
import { productListQuery } from './product-list.ts';
import { listTermVersions, menuItem } from './shell.ts';
import { entity, list, nullable, optional, text, type ValueOf, yesNo } from './wire.ts';

const shelf = entity({
  shelfName: ['shlfNm', text],
  isOpen: ['openYn', yesNo],
  note: ['memo', optional(text)],
  owner: nullable(text),
});

describe('entity', () => {
  test('carries the specification’s names on the wire and whole words in the code', () => {
    const value: ValueOf<typeof shelf> = { shelfName: '가전', isOpen: true, owner: null };
    expect(shelf.encode(value)).toEqual({ shlfNm: '가전', openYn: 'Y', owner: null });
    expect(shelf.decode({ shlfNm: '가전', openYn: 'N', owner: '김' })).toEqual({
      shelfName: '가전',
      isOpen: false,
      owner: '김',
    });
  });

  test('drops what the contract does not name and refuses a wrong type', () => {
    const wire = { shlfNm: '가전', openYn: 'Y', owner: null, passwordHash: 'x' };
    expect(shelf.schema.safeParse(wire).data).not.toHaveProperty('passwordHash');
    expect(shelf.schema.safeParse({ ...wire, openYn: true }).success).toBe(false);
  });

  test('a missing optional field stays missing in both directions', () => {
    expect(shelf.decode({ shlfNm: '가전', openYn: 'Y', owner: null })).not.toHaveProperty('note');
    expect(shelf.encode({ shelfName: '가전', isOpen: true, owner: null })).not.toHaveProperty('memo');
  });
});

// R1.05
test('a mall has one of the five types, or ERROR when it is none of them', () => {
  const typeOf = (mallSalesType: string) => mallLayout.decode({ mallSalesType } as never).salesType;
  const types = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON'];
  expect(types.map(typeOf)).toEqual(types);
  expect([typeOf('RENTAL'), typeOf(''), typeOf('ERROR')]).toEqual(['ERROR', 'ERROR', 'ERROR']);
});

// R3.03
test('a menu item holds items of its own shape, however deep', () => {
  const leaf = {
    ctgNo: '100101',
    ctgNm: '이어폰',
    ctgType: 'GD05302',
    url: '',
    mobileUseYn: 'Y',
    mobileImgFileNm: '',
    mobileImgFilePath: '',
    gdCtgSub: [],
  };
  const wire = { ...leaf, ctgNo: '10', gdCtgSub: [{ ...leaf, ctgNo: '1001', gdCtgSub: [leaf] }] };
  expect(menuItem.schema.safeParse(wire).success).toBe(true);
  expect(menuItem.decode(wire).children[0]?.children[0]?.categoryNo).toBe('100101');
  expect(menuItem.encode(menuItem.decode(wire))).toEqual(wire);
  expect(menuItem.schema.safeParse({ ...wire, gdCtgSub: [{ ...leaf, ctgType: 'GD05309' }] }).success).toBe(false);
});

// R3.07
test('the goods card carries every field the specification names', () => {
  const named = [
    'masterGdsNo',
    'gdsGrpNo',
    'gdsGrpTag',
    'gdsGrpStckr',
    'gdsStat',
    'fileExt',
    'colorQtyList',
    'stckqty',
    'stckqty2',
    'dispGdsNm',
    'modelNm',
    'mktPrc',
    'slPrc',
    'fvrtYn',
    'image',
    'soldOutYn',
  ];
  const missing = goodsCard.schema.safeParse({}).error?.issues.map((issue) => issue.path[0]);
  expect(missing).toEqual(expect.arrayContaining(named));
});

describe('query shapes', () => {
  test('numbers and lists travel as text and come back as they were', () => {
    const query = { categoryNo: '12', page: 3, brandIds: ['4', '9'], hasFreeDelivery: true };
    const wire = productListQuery.encode(query);
    expect(wire).toEqual({ ctgNo: '12', page: '3', brandIds: '4,9', hasFreeDelivery: 'Y' });
    expect(productListQuery.decode(wire)).toEqual(query);
  });

  test.each([{ page: '0' }, { page: '1.5' }, { page: '-1' }, { page: '251' }, { sort: 'random' }])(
    '%o is refused',
    (wrong) => {
      expect(productListQuery.schema.safeParse({ ctgNo: '12', ...wrong }).success).toBe(false);
    },
  );

  test('an unknown term code is refused', () => {
    expect(listTermVersions.params.schema.safeParse({ termCode: 'privacy' }).success).toBe(true);
    expect(listTermVersions.params.schema.safeParse({ termCode: '../privacy' }).success).toBe(false);
  });
});

test('a list longer than its maximum is refused', () => {
  expect(list(text, 2).schema.safeParse(['a', 'b', 'c']).success).toBe(false);
});

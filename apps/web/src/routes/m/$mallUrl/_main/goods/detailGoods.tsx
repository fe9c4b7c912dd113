import { createFileRoute } from '@tanstack/react-router';
import { leadToGoods } from '../../../../../lib/guard-product.ts';
import { keepParams } from '../../../../../lib/search-params.ts';

export const Route = createFileRoute('/m/$mallUrl/_main/goods/detailGoods')({
  validateSearch: keepParams('gdsGrpNo', 'opt', 'qty'),
  beforeLoad: leadToGoods,
});

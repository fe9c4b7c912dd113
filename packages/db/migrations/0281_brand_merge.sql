-- A brand whose products have become another one's goes.
grant delete on brand to mall_office;

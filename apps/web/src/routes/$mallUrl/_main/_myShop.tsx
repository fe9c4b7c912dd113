import { createFileRoute } from '@tanstack/react-router';
import { MyShopLayout } from '../../../shell/desktop/my-shop-layout.tsx';

export const Route = createFileRoute('/$mallUrl/_main/_myShop')({ component: MyShopLayout });

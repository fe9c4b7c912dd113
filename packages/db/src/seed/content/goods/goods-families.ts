import { airCareFamilies } from './families/air-care.ts';
import { audioFamilies } from './families/audio.ts';
import { bagsFamilies } from './families/bags.ts';
import { beddingFamilies } from './families/bedding.ts';
import { campingFamilies } from './families/camping.ts';
import { chargersRoutersFamilies } from './families/chargers-and-routers.ts';
import { cleaningAppliancesFamilies } from './families/cleaning-appliances.ts';
import { clothingFamilies } from './families/clothing.ts';
import { coffeeFamilies } from './families/coffee.ts';
import { computersFamilies } from './families/computers.ts';
import { containersFamilies } from './families/containers.ts';
import { cookwareFamilies } from './families/cookware.ts';
import { cyclingGolfFamilies } from './families/cycling-and-golf.ts';
import { desksFamilies } from './families/desks.ts';
import { freshFoodFamilies } from './families/fresh-food.ts';
import { fridgesDishwashersFamilies } from './families/fridges-and-dishwashers.ts';
import { groceriesFamilies } from './families/groceries.ts';
import { healthFoodFamilies } from './families/health-food.ts';
import { homeTrainingFamilies } from './families/home-training.ts';
import { householdFamilies } from './families/household.ts';
import { keyboardsMiceFamilies } from './families/keyboards-and-mice.ts';
import { kidsFamilies } from './families/kids.ts';
import { kitchenAppliancesFamilies } from './families/kitchen-appliances.ts';
import { laundryFamilies } from './families/laundry.ts';
import { lightingDecorFamilies } from './families/lighting-and-decor.ts';
import { makeupPerfumeFamilies } from './families/makeup-and-perfume.ts';
import { personalCareFamilies } from './families/personal-care.ts';
import { petsFamilies } from './families/pets.ts';
import { seasonAppliancesFamilies } from './families/season-appliances.ts';
import { skinHairCareFamilies } from './families/skin-and-hair-care.ts';
import { sofasBedsFamilies } from './families/sofas-and-beds.ts';
import { televisionsFamilies } from './families/televisions.ts';
import { watchesSunglassesFamilies } from './families/watches-and-sunglasses.ts';
import { watchesCamerasGamesFamilies } from './families/watches-cameras-games.ts';
import type { Family } from './family.ts';

/** In the order of the menu. */
export const goodsFamilies: readonly Family[] = [
  ...televisionsFamilies,
  ...laundryFamilies,
  ...fridgesDishwashersFamilies,
  ...airCareFamilies,
  ...seasonAppliancesFamilies,
  ...cleaningAppliancesFamilies,
  ...personalCareFamilies,
  ...audioFamilies,
  ...computersFamilies,
  ...watchesCamerasGamesFamilies,
  ...keyboardsMiceFamilies,
  ...chargersRoutersFamilies,
  ...sofasBedsFamilies,
  ...desksFamilies,
  ...lightingDecorFamilies,
  ...beddingFamilies,
  ...householdFamilies,
  ...cookwareFamilies,
  ...kitchenAppliancesFamilies,
  ...coffeeFamilies,
  ...containersFamilies,
  ...clothingFamilies,
  ...bagsFamilies,
  ...watchesSunglassesFamilies,
  ...skinHairCareFamilies,
  ...makeupPerfumeFamilies,
  ...freshFoodFamilies,
  ...healthFoodFamilies,
  ...groceriesFamilies,
  ...homeTrainingFamilies,
  ...campingFamilies,
  ...cyclingGolfFamilies,
  ...kidsFamilies,
  ...petsFamilies,
];

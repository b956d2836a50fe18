// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * How a pizza base is drawn: its outline, the width of its rim and what shows in it.
 */
export type CrustLook =
  | 'classic'
  | 'thin'
  | 'deep-pan'
  | 'stuffed-cheese'
  | 'stuffed-garlic'
  | 'stuffed-pepperoni'
  | 'cheesy-bites'
  | 'square-pan';

/**
 * Which sauce shows between crust and cheese.
 */
export type SauceLook =
  | 'tomato'
  | 'barbecue'
  | 'creme-fraiche'
  | 'garlic'
  | 'pesto'
  | 'makhani'
  | 'peri-peri'
  | 'none';

/**
 * How the melted cheese over the sauce is drawn.
 */
export type CheeseLook = 'mozzarella' | 'extra' | 'vegan' | 'cheddar-mix' | 'none';

/**
 * Which drawing stands for a topping on a pizza. Pick the nearest one: several ingredients may share a look.
 */
export type ToppingLook =
  | 'pepperoni'
  | 'mushroom'
  | 'green-pepper'
  | 'red-pepper'
  | 'red-onion'
  | 'black-olive'
  | 'green-olive'
  | 'sweetcorn'
  | 'pineapple'
  | 'ham'
  | 'bacon'
  | 'chicken'
  | 'tandoori-chicken'
  | 'chicken-tikka'
  | 'beef'
  | 'spicy-beef'
  | 'sausage'
  | 'merguez'
  | 'chorizo'
  | 'salami'
  | 'jalapeno'
  | 'green-chilli'
  | 'red-chilli-flakes'
  | 'tomato'
  | 'cherry-tomato'
  | 'sun-dried-tomato'
  | 'spinach'
  | 'basil'
  | 'rocket'
  | 'artichoke'
  | 'goat-cheese'
  | 'blue-cheese'
  | 'feta'
  | 'mozzarella-pearl'
  | 'paneer'
  | 'tandoori-paneer'
  | 'potato'
  | 'lardon'
  | 'egg'
  | 'tuna'
  | 'anchovy'
  | 'prawn'
  | 'smoked-salmon'
  | 'aubergine'
  | 'courgette'
  | 'garlic'
  | 'coriander'
  | 'pulled-pork'
  | 'cheddar'
  | 'parmesan'
  | 'honey'
  | 'caramelised-onion'
  | 'pickle';

/**
 * Which drawing stands for a product that is not an open round or square pizza.
 */
export type ProductLook =
  | 'fries'
  | 'wedges'
  | 'garlic-bread'
  | 'cheesy-garlic-bread'
  | 'breadsticks'
  | 'wings'
  | 'boneless-bites'
  | 'chicken-bites'
  | 'chicken-bucket'
  | 'loaded-fries'
  | 'caesar-salad'
  | 'dough-balls'
  | 'bottle-large'
  | 'water-large'
  | 'chilli-oil'
  | 'cutlery'
  | 'candles'
  | 'plates'
  | 'seasoning'
  | 'nuggets'
  | 'mozzarella-sticks'
  | 'jalapeno-poppers'
  | 'onion-rings'
  | 'salad'
  | 'coleslaw'
  | 'mac-and-cheese'
  | 'potato-pops'
  | 'paneer-pops'
  | 'spiced-bites'
  | 'poutine'
  | 'soup'
  | 'pasta-bake'
  | 'pasta-penne'
  | 'lasagne'
  | 'melt'
  | 'flatbread'
  | 'calzone'
  | 'cookie-dough'
  | 'brownie'
  | 'ice-cream-tub'
  | 'cheesecake'
  | 'churros'
  | 'chocolate-fondant'
  | 'tiramisu'
  | 'doughnuts'
  | 'lava-cake'
  | 'gulab-jamun'
  | 'cookie'
  | 'cinnamon-bites'
  | 'fruit-cup'
  | 'bottle'
  | 'can'
  | 'water'
  | 'juice'
  | 'beer-bottle'
  | 'wine-bottle'
  | 'cider-bottle'
  | 'lassi'
  | 'coffee'
  | 'tea'
  | 'milkshake'
  | 'dip-pot'
  | 'bag'
  | 'bundle-box'
  | 'deal-pizza-duo'
  | 'deal-feast'
  | 'gift-card';

/**
 * The palette entry that colours the changeable part of a product drawing: the drink in a bottle, the label of a can, the sauce in a dip pot, the glaze of wings, the filling of a melt, the topping of a flatbread. Ignored by drawings without such a part.
 */
export type LookTint =
  | 'cola'
  | 'lemon'
  | 'orange'
  | 'berry'
  | 'mint'
  | 'chocolate'
  | 'caramel'
  | 'vanilla'
  | 'mango'
  | 'red'
  | 'green'
  | 'blue'
  | 'amber'
  | 'plain'
  | 'buffalo'
  | 'barbecue'
  | 'honey'
  | 'maple'
  | 'pepper'
  | 'peri-peri'
  | 'masala'
  | 'tikka'
  | 'tandoori'
  | 'tomato'
  | 'ketchup'
  | 'chilli'
  | 'harissa'
  | 'makhani'
  | 'cream'
  | 'cheese'
  | 'blue-cheese'
  | 'ham'
  | 'chicken'
  | 'pepperoni'
  | 'chorizo'
  | 'bacon'
  | 'keema'
  | 'tuna'
  | 'paneer'
  | 'spinach'
  | 'pepperonata'
  | 'mushroom'
  | 'pistachio'
  | 'herb'
  | 'zero';

/**
 * The names of the food drawings that catalogue data may choose from. Every name here has a drawing in ui/food-art, and a test holds the two together.
 */
export interface Look {
  [k: string]: unknown;
}

/** What is surely one of another, in every language: a clip of a dog is one of an animal. Names as in the tables of things. */
export const KINDS: Readonly<Record<string, string>> = {
  person:
    'man woman child baby bride groom crowd grandmother grandfather mother father sister brother friend couple player musician worker teacher selfie face',
  woman: 'grandmother mother sister bride',
  man: 'grandfather father brother groom',
  child: 'baby',
  animal:
    'dog cat bird horse cow sheep goat elephant bear zebra giraffe fish insect rabbit pig monkey lion turtle duck chicken fox deer squirrel whale snake frog',
  bird: 'duck chicken parrot owl eagle swan gull pigeon',
  insect: 'bee butterfly ant',
  fish: 'whale shark dolphin',
  water: 'ocean lake river waterfall pool',
  nature:
    'mountain forest tree plant flower grass garden field beach ocean lake river waterfall snow sky sunset sunrise island desert cave insect bee butterfly ant',
  plant: 'tree flower grass',
  building: 'house church castle tower museum barn school hotel',
  vehicle: 'car truck bus train motorcycle bicycle boat airplane tractor tram van kayak',
  boat: 'kayak',
  food: 'pizza cake bread sandwich hotdog donut fruit vegetable soup pasta meat cheese icecream salad egg rice cookie pancake sushi meal breakfast lunch dinner apple banana orange carrot broccoli',
  fruit: 'apple banana orange berry grape lemon tomato',
  vegetable: 'carrot broccoli salad tomato potato onion',
  drink: 'coffee tea wine beer juice cocktail',
  furniture: 'chair couch bed table',
  sport: 'football basketball tennis skiing surfing skating swimming running climbing cycling workout yoga',
  dance: 'tap ballet battle showcase',
  sky: 'sunset sunrise cloud star moon',
  hat: 'cap',
  chicken: 'rooster',
  instrument: 'guitar piano drum violin trumpet',
};

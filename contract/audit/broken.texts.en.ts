/** Why an entry does not hold, as the rest of a sentence. */
export default {
  hash: 'its content does not have its hash',
  'half-erased': 'it passes for erased, and still has details',
  details: 'its details are not those it was committed to',
  unnamed: 'its details are gone, and no entry says that they were erased',
  rest: 'it is not what was left when its details were erased',
  uncovered: 'no signed checkpoint covers it',
  absent: 'it is not in the signed log',
};

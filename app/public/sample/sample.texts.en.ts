export default {
  title: 'Sample report',
  description:
    'A whole Detailed Exposure Report about somebody invented: findings with their evidence, what to do first, and every source that was asked.',
  asMade: 'Everything else is as the product made it.',
  price: 'What a report about you costs',
  pdf: 'PDF',
};

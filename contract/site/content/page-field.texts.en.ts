export default {
  names: {
    heading: 'Heading',
    description: 'Description',
    updated: 'Last updated',
    draft: 'Draft',
    intro: 'Introduction',
    sections: 'Sections',
    section: 'Section',
    sectionTitle: 'Section title',
    sectionText: 'Section text',
  },
  hints: {
    facts: '{name} stands for the name of the product, {n} for the number of live data sources.',
    notReviewed: 'The page says that counsel has not reviewed the text yet.',
    markdown: 'Markdown.',
  },
};

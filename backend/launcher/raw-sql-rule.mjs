const isSql = ({ name, property }) => property?.name === 'query' || name === 'runPrepared';

/** A lint rule that restricts raw SQL to repositories. */
export default {
  meta: { name: 'house' },
  rules: {
    'raw-sql': {
      create: (context) => ({
        CallExpression(node) {
          if (!isSql(node.callee)) return;
          context.report({ node, message: 'Raw SQL stands in *.repository.ts only.' });
        },
      }),
    },
  },
};

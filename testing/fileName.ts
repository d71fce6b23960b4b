/** What an imported picture is under Jest: its address. */
const address = '/static/media/coffee.png'
export default address
